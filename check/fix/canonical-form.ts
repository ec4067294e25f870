import { stringify } from "yaml";
import { recordValues, variantFor, variantsOf, type JsonSchema } from "../read/json-schema.ts";

/**
 * The one way a content file is written: keys in the order of its schema, nothing blank, one line for each text. The
 * editor and the formatter both write it, so an edit changes the lines it means to.
 */
export function canonicalText(schema: JsonSchema, data: unknown): string {
  const written = canonicalData(schema, data);
  const isEmpty = isFields(written) && Object.keys(written).length === 0;
  return stringify(isEmpty ? emptyLists(schema) : written, {
    indent: 2,
    lineWidth: 0,
    aliasDuplicateObjects: false,
    // A day or an hour stays a text for readers of the older YAML too.
    compat: "yaml-1.1",
  });
}

type Fields = Record<string, unknown>;

/** A file that says nothing yet shows what it is for. */
function emptyLists(schema: JsonSchema): Fields {
  const lists = Object.entries(schema.properties ?? {}).filter(([, field]) => field.type === "array");
  return Object.fromEntries(lists.map(([key]) => [key, []]));
}

function canonicalData(schema: JsonSchema, value: unknown): unknown {
  const variants = variantsOf(schema);
  if (variants) {
    const meant = loneItem(variants, value) ?? value;
    const variant = variantFor(variants, meant);
    return variant ? canonicalData(variant, withoutBlanksOf(variants, variant, meant)) : value;
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
  const fields = schema.properties ?? {};
  const known = Object.entries(fields).flatMap(([key, field]) => {
    const written = canonicalData(field, value[key]);
    const isNeeded = schema.required?.includes(key) ? written !== undefined : saysSomething(field, written);
    return isNeeded ? [[key, written] as const] : [];
  });
  const unknown = Object.entries(value).filter(([key]) => !(key in fields));
  return Object.fromEntries([...known, ...unknown]);
}

/** Where one thing or a list of it may stand, a list of one is that thing. */
function loneItem(variants: readonly JsonSchema[], value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return undefined;
  const single = variants.filter(({ type }) => type !== "array");
  return variantFor(single, value[0]) ? (value[0] as unknown) : undefined;
}

/** A form for every variant of a thing leaves the fields of the others blank. */
function withoutBlanksOf(variants: readonly JsonSchema[], chosen: JsonSchema, value: unknown): unknown {
  if (!isFields(value)) return value;
  const all: Record<string, JsonSchema> = Object.fromEntries(
    variants.flatMap((each) => Object.entries(each.properties ?? {})),
  );
  const own = chosen.properties ?? {};
  return Object.fromEntries(
    Object.entries(value).filter(([key, each]) => {
      const field = key in own ? undefined : all[key];
      return !field || saysSomething(field, each);
    }),
  );
}

/** An optional field left blank says nothing; nor does a tick that would be there, or not be there, without it. */
function saysSomething(schema: JsonSchema, value: unknown): boolean {
  if (typeof value === "boolean" && value === schema.default) return false;
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
