import type { Field } from "@sveltia/cms";
import { fieldsOf, jsonSchema, recordValues, variantsOf, type JsonSchema } from "#check/read/json-schema.ts";
import type { Language } from "#model/languages.ts";
import { clock, isoDate } from "#model/schema/fields.ts";
import { choiceOf, hintOf, labelOf, singularOf, type FieldPath } from "./describe.ts";
import { listVariant, recordKey } from "./forms.ts";
import { pictureField, relationField } from "./kinds.ts";
import { summaryOf } from "./summaries.ts";
import { generalWords, longTexts } from "./words/labels.ts";

export interface Place {
  path: FieldPath;
  language: Language;
  required: boolean;
}

type Common = { name: string; label: string; required: boolean; hint?: string };

const datePattern = jsonSchema(isoDate).pattern;
const clockPattern = jsonSchema(clock).pattern;

/** The fields of a form, in the order of the schema. */
export function formFields(schema: JsonSchema, path: FieldPath, language: Language): Field[] {
  const merged = mergedVariants(schema);
  return Object.entries(fieldsOf(merged) ?? {}).map(([key, field]) =>
    formField(field, { path: [...path, key], language, required: merged.required?.includes(key) ?? false }),
  );
}

export function formField(schema: JsonSchema, place: Place): Field {
  const { path, language, required } = place;
  const hint = isHalfOfText(path) ? undefined : hintOf(schema.description, language);
  const common: Common = {
    name: path.at(-1) ?? "",
    label: labelOf(path, language),
    required: required && !acceptsEmpty(schema),
    ...(hint && { hint }),
  };
  const list = listVariant(schema) ?? schema;
  if (list.type === "array") return listField(list, common, place);
  const values = recordValues(schema);
  if (values) return recordField(values, common, place);
  if (schema.type === "object") return objectField(schema, common, place);
  return valueField(schema, common, place);
}

/** What holds for every French and every English half needs no saying below each of them. */
function isHalfOfText(path: FieldPath): boolean {
  return ["fr", "en"].includes(path.at(-1) ?? "");
}

function objectField(schema: JsonSchema, common: Common, { path, language }: Place): Field {
  const fields = formFields(schema, path, language);
  return { ...common, widget: "object", collapsed: false, summary: summaryOf(fields), fields } as Field;
}

function listField(schema: JsonSchema, common: Common, place: Place): Field {
  const { path, language } = place;
  const items = schema.items ?? {};
  const relation = items.type === "string" && relationField(path, common);
  if (relation) return { ...relation, multiple: true } as Field;
  const bounds = { ...(schema.minItems && { min: schema.minItems }), ...(schema.maxItems && { max: schema.maxItems }) };
  if (items.enum) return { ...valueField(items, common, place), multiple: true, ...bounds } as Field;
  const singular = singularOf(path, language);
  const list = {
    ...common,
    ...bounds,
    label_singular: singular,
    widget: "list",
    required: common.required && Boolean(schema.minItems),
  };
  if (items.type !== "object") return { ...list, field: formField(items, { ...place, required: true }) } as Field;
  const fields = formFields(items, path, language);
  return { ...list, collapsed: "auto", summary: summaryOf(fields), fields } as Field;
}

function recordField(values: JsonSchema, common: Common, { path, language }: Place): Field {
  const key = { name: recordKey, label: generalWords.key[language], hint: generalWords.keyHint[language] };
  const rest = fieldsOf(values)
    ? formFields(values, path, language)
    : [formField(values, { path: [...path, "value"], language, required: true })];
  const fields = [key, ...rest] as Field[];
  const label_singular = singularOf(path, language);
  return { ...common, label_singular, widget: "list", collapsed: "auto", summary: summaryOf(fields), fields } as Field;
}

function valueField(schema: JsonSchema, common: Common, { path, language, required }: Place): Field {
  // A tick shows what holds without it; anything else is left blank.
  const withDefault = typeof schema.default === "boolean" ? { default: schema.default } : {};
  const options = optionsOf(schema);
  if (options.length > 0) {
    const labelled = options.map((value) => ({ label: choiceOf(String(value), language), value }));
    return { ...common, widget: "select", options: labelled } as Field;
  }
  if (schema.type === "boolean") return { ...common, ...withDefault, widget: "boolean", required: false } as Field;
  if (schema.type === "integer" || schema.type === "number") return numberField(schema, common);
  const named = relationField(path, { ...common, required }) ?? pictureField(path, { ...common, required });
  return named ?? textField(schema, common, path);
}

function numberField(schema: JsonSchema, common: Common): Field {
  const isWhole = schema.type === "integer";
  const min =
    schema.minimum ?? (isWhole && schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + 1 : undefined);
  const bounds = [min, schema.maximum].map((bound) =>
    Number.isSafeInteger(bound) && Math.abs(bound ?? 0) < 1e9 ? bound : undefined,
  );
  return {
    ...common,
    widget: "number",
    value_type: isWhole ? "int" : "float",
    ...(isWhole ? {} : { step: 0.0001 }),
    ...(bounds[0] !== undefined && { min: bounds[0] }),
    ...(bounds[1] !== undefined && { max: bounds[1] }),
  } as Field;
}

function textField(schema: JsonSchema, common: Common, path: FieldPath): Field {
  const pattern = patternOf(schema);
  if (pattern === datePattern) return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" } as Field;
  if (pattern === clockPattern) return { ...common, widget: "datetime", type: "time", format: "HH:mm" } as Field;
  const isLong = path.some((step) => longTexts.has(step));
  return {
    ...common,
    widget: isLong ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(schema.format === "email" && !isLong && { type: "email" }),
    ...(pattern && { pattern: [pattern, common.hint ?? common.label] }),
  } as Field;
}

/** A union of texts asks for any of its patterns. */
function patternOf(schema: JsonSchema): string | undefined {
  const variants = variantsOf(schema);
  if (!variants) return schema.pattern;
  const patterns = variants.map((variant) =>
    typeof variant.const === "string" ? `^${escape(variant.const)}$` : variant.pattern,
  );
  return patterns.every((pattern) => pattern !== undefined)
    ? patterns.map((each) => `(?:${each})`).join("|")
    : undefined;
}

function acceptsEmpty(schema: JsonSchema): boolean {
  const pattern = patternOf(schema);
  if (pattern !== undefined) return new RegExp(pattern, "u").test("");
  return schema.type === "string" && !schema.minLength && optionsOf(schema).length === 0;
}

function optionsOf(schema: JsonSchema): unknown[] {
  return schema.enum ?? ("const" in schema ? [schema.const] : []);
}

/** One form for every variant of a thing: what only some of them have can be left blank. */
function mergedVariants(schema: JsonSchema): JsonSchema {
  const variants = variantsOf(schema);
  if (!variants || variants.some(({ type }) => type !== "object")) return schema;
  const properties: Record<string, JsonSchema> = {};
  for (const variant of variants) {
    for (const [key, field] of Object.entries(fieldsOf(variant) ?? {}))
      properties[key] = mergedField(properties[key], field);
  }
  const required = Object.keys(properties).filter((key) =>
    variants.every((variant) => variant.required?.includes(key)),
  );
  return { type: "object", properties, required };
}

function mergedField(first: JsonSchema | undefined, second: JsonSchema): JsonSchema {
  if (!first) return second;
  const options = [...new Set([...optionsOf(first), ...optionsOf(second)])];
  if (options.length === 0 || !("const" in second)) return first;
  return { type: "string", enum: options };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
