import { z } from "zod";
import { collections } from "#model/collections.ts";
import type { FieldWords } from "#model/schema/field.ts";
import type { Path } from "../finding.ts";
import type { Kind } from "../messages/field-messages.ts";

/** The part of JSON Schema that the content schemas use, with labels and hints. */
export interface JsonSchema extends FieldWords {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The schema of a file as written, before defaults are filled in. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our schemas use only what JsonSchema names
  const found = known.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
  known.set(schema, found);
  return found;
}

/** The schema for code editors, with labels and hints as titles and descriptions in both languages. */
export function schemaWithTooltips(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema: written }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- field() added them
      const { label, hint } = written as JsonSchema;
      if (label) written.title = `${label.fr} · ${label.en}`;
      if (hint) written.description = `${hint.fr}\n${hint.en}`;
      for (const key of ["label", "hint", "form", "choices", "long", "names", "file"]) delete written[key];
    },
  });
}

export function schemaOf(key: keyof typeof collections): JsonSchema {
  return jsonSchema(collections[key][1]);
}

export function variantsOf(schema: JsonSchema): JsonSchema[] | undefined {
  return schema.anyOf ?? schema.oneOf;
}

/** The schema of the values of a record. */
export function recordValues(schema: JsonSchema): JsonSchema | undefined {
  if (schema.type !== "object" || schema.properties) return undefined;
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}

/** The variant of a union that fits a value, by its type and its constant fields. */
export function variantFor(variants: readonly JsonSchema[], value: unknown): JsonSchema | undefined {
  return variants.find((variant) => isKindOf(variant, value));
}

function isKindOf(schema: JsonSchema, value: unknown): boolean {
  if ("const" in schema) return value === schema.const;
  if (Array.isArray(value)) return schema.type === "array";
  if (typeof value !== "object" || value === null) return schema.type === typeof value;
  if (schema.type !== "object") return false;
  const fields = Object.entries(schema.properties ?? {});
  return fields.every(([key, field]) => !("const" in field) || Reflect.get(value, key) === field.const);
}

/** The schema at a path; the data decides between the variants of a union. */
export function schemaAt(schema: JsonSchema, path: Path, data: unknown): JsonSchema | undefined {
  let current: JsonSchema | undefined = meantBy(schema, data);
  let value = data;
  for (const step of path) {
    value = child(value, step);
    const inner: JsonSchema | undefined =
      current && (current.properties?.[String(step)] ?? current.items ?? recordValues(current));
    current = inner && meantBy(inner, value);
  }
  return current;
}

/** Every text in a value, with the schema of its field. */
export function* textsWithSchema(schema: JsonSchema, value: unknown, path: Path = []): Generator<TextWithSchema> {
  if (typeof value === "string") yield { path, schema, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const field = schemaAt(schema, [step], value);
    if (field) yield* textsWithSchema(field, inner, [...path, step]);
  }
}

type TextWithSchema = { path: Path; schema: JsonSchema; text: string };

/** The variant of a union that fits the value, with the label and hint of the union. */
function meantBy(schema: JsonSchema, value: unknown): JsonSchema {
  const variants = variantsOf(schema);
  if (!variants) return schema;
  const group = Array.isArray(value) ? undefined : variants.find(({ type }) => type === "object");
  const { anyOf: _, oneOf: __, ...words } = schema;
  return { ...(variantFor(variants, value) ?? group ?? variants.at(-1)), ...words };
}

export function kindOf(schema: JsonSchema | undefined): Kind {
  if (!schema || "const" in schema) return "other";
  if (schema.type === "object") return schema.properties?.["fr"] && schema.properties["en"] ? "bilingual" : "group";
  const kinds = { array: "list", string: "words", integer: "integer", number: "number", boolean: "boolean" } as const;
  return (schema.type && kinds[schema.type]) ?? "other";
}

export function child(value: unknown, step: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(child, data);
}
