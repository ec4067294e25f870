import { z } from "zod";
import { isFaultKey, type FaultKey } from "#model/schema/says.ts";
import type { Path } from "../fault.ts";
import type { Kind } from "../messages/kinds.ts";

/** The schema of the value at a path; the data tells which variant of a union is meant. */
export function schemaAt(schema: z.ZodType, path: Path, data: unknown): z.ZodType | undefined {
  let current: z.ZodType | undefined = variantFor(schema, data);
  let value = data;
  for (const step of path) {
    value = child(value, step);
    const inner: z.ZodType | undefined = current && innerSchema(current, step);
    current = inner && variantFor(inner, value);
  }
  return current;
}

/** The names that may stand at the top of this schema. */
export function knownKeys(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

export function kindOf(schema: z.ZodType | undefined): Kind {
  if (schema instanceof z.ZodObject) return "fr" in schema.shape && "en" in schema.shape ? "bilingual" : "group";
  if (schema instanceof z.ZodArray) return "list";
  if (schema instanceof z.ZodRecord) return "group";
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "integer" : "number";
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return "words";
  return "other";
}

/** A text that no form admits: what a schema says to it tells how to write a right one. */
const wrongForm = "\u0000";

/** What a schema says of a text in the wrong form; lengths have theirs for themselves. */
export function formKey(schema: z.ZodType | undefined): FaultKey | undefined {
  return schema
    ?.safeParse(wrongForm)
    .error?.issues.map(({ message }) => message)
    .find(isFaultKey);
}

export function child(value: unknown, step: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
}

function innerSchema(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return asSchema(child(schema.shape, step));
  if (schema instanceof z.ZodArray) return asSchema(schema.element);
  return schema instanceof z.ZodRecord ? asSchema(schema.valueType) : undefined;
}

/** Opens what is optional or has a default, and picks the option of a union that suits the value. */
function variantFor(schema: z.ZodType, value: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return variantFor(asSchema(schema.unwrap()) ?? schema, value);
  }
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options.flatMap((option) => asSchema(option) ?? []);
  const status = child(value, "status");
  const fits = (option: z.ZodType) => {
    if (option instanceof z.ZodObject && option.shape.status instanceof z.ZodLiteral)
      return option.shape.status.value === status;
    if (option instanceof z.ZodArray) return Array.isArray(value);
    return option instanceof z.ZodObject && !Array.isArray(value);
  };
  return options.find(fits) ?? options.at(-1) ?? schema;
}

function asSchema(value: unknown): z.ZodType | undefined {
  return value instanceof z.ZodType ? value : undefined;
}
