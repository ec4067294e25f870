import { stringify } from "yaml";
import { fieldsOf, recordValues, variantFor, variantsOf, type JsonSchema } from "./json-schema.ts";

/**
 * The one way a content file is written: keys in the order of its schema, nothing that says what would be so anyway,
 * one line for each text. The editor and the formatter both write it, so an edit changes the lines it means to.
 */
export function canonicalText(schema: JsonSchema, data: unknown): string {
  return stringify(canonicalData(schema, data), { indent: 2, lineWidth: 0, aliasDuplicateObjects: false });
}

type Fields = Record<string, unknown>;

function canonicalData(schema: JsonSchema, value: unknown): unknown {
  const variants = variantsOf(schema);
  if (variants) {
    const variant = variantFor(variants, value);
    return variant ? canonicalData(variant, withoutBlanksOf(variants, variant, value)) : value;
  }
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return schema.items ? value.map((item) => canonicalData(schema.items ?? {}, item)) : value;
  if (!isFields(value)) return value;
  const inner = recordValues(schema);
  if (inner) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, canonicalData(inner, each)]));
  return inOrder(schema, value);
}

/** Known keys first, as the schema has them; a key nobody knows is kept, after them. */
function inOrder(schema: JsonSchema, value: Fields): Fields {
  const fields = fieldsOf(schema) ?? {};
  const known = Object.entries(fields).flatMap(([key, field]) => {
    const written = canonicalData(field, value[key]);
    const isNeeded = schema.required?.includes(key) ? written !== undefined : saysSomething(field, written);
    return isNeeded ? [[key, written] as const] : [];
  });
  const unknown = Object.entries(value).filter(([key]) => !(key in fields));
  return Object.fromEntries([...known, ...unknown]);
}

/** A form for every variant of a thing leaves the fields of the others blank. */
function withoutBlanksOf(variants: readonly JsonSchema[], chosen: JsonSchema, value: unknown): unknown {
  if (!isFields(value)) return value;
  const foreign = Object.assign({}, ...variants.filter((each) => each !== chosen).map(fieldsOf)) as Record<
    string,
    JsonSchema
  >;
  const own = fieldsOf(chosen) ?? {};
  return Object.fromEntries(
    Object.entries(value).filter(([key, each]) => {
      const field = key in own ? undefined : foreign[key];
      return !field || saysSomething(field, each);
    }),
  );
}

/** An optional field left blank, or filled with what holds without it, says nothing. */
function saysSomething(schema: JsonSchema, value: unknown): boolean {
  if ("default" in schema && JSON.stringify(value) === JSON.stringify(schema.default)) return false;
  return !isBlank(value);
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isBlank);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
