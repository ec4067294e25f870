import { z } from "zod";
import { collections } from "#model/collections.ts";
import type { FieldWords } from "#model/schema/field.ts";

/** The part of JSON Schema that our content schemas are written in, with what each field is called. */
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

/** What is written in a file, before defaults are filled in. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Zod writes JSON Schema; ours uses no more of it than JsonSchema names
  const found = known.get(schema) ?? (z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
  known.set(schema, found);
  return found;
}

/** For editors of text files: the label is the title, the hint the description, both in French and in English. */
export function schemaWithTooltips(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-7",
    override: ({ jsonSchema: written }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what field() has put there
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

/** The values of a record, whose keys the editors choose. */
export function recordValues(schema: JsonSchema): JsonSchema | undefined {
  if (schema.type !== "object" || schema.properties) return undefined;
  return typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
}

/** The variant of a union that a value is meant to be: by its kind, then by the fields that tell variants apart. */
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
