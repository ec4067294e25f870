import type { Path } from "../finding.ts";
import type { Kind } from "../messages/field-messages.ts";
import { recordValues, variantFor, variantsOf, type JsonSchema } from "./json-schema.ts";

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
