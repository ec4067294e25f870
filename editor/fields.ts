import type { Field } from "@sveltia/cms";
import { jsonSchema, kindOf, recordValues, variantsOf, type JsonSchema } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { languages, type Language } from "#model/languages.ts";
import { moment } from "#model/schema/agenda.ts";
import { clock, isoDate } from "#model/schema/fields.ts";
import { decimal, recordKey } from "./forms.ts";
import { pictureField, relationField, type Common } from "./kinds.ts";
import { generalWords } from "./words.ts";

export interface Place {
  /** e.g. ["branches", "contact", "email"] */
  path: readonly string[];
  language: Language;
  required: boolean;
}

const datePattern = jsonSchema(isoDate).pattern;
const clockPattern = jsonSchema(clock).pattern;
const momentPattern = jsonSchema(moment).pattern;

/** What decides on other fields, and what is edited most, comes first; places and ranks come late, search engines last and closed. */
const order: Readonly<Record<string, number>> = {
  status: -3,
  office: -2,
  contact: -1,
  aliases: 1,
  coordinates: 1,
  position: 1,
  seo: 2,
};

/** What commands write and nobody fills in. */
const hidden = ["agenda.read", "agenda.events.uid"];

/** The fields of a form; the others are in schema order. */
export function formFields(schema: JsonSchema, path: Place["path"], language: Language): Field[] {
  const merged = mergedVariants(schema);
  return Object.entries(merged.properties ?? {})
    .toSorted(([a], [b]) => (order[a] ?? 0) - (order[b] ?? 0))
    .map(([key, field]) =>
      formField(field, { path: [...path, key], language, required: merged.required?.includes(key) ?? false }),
    );
}

export function formField(schema: JsonSchema, place: Place): Field {
  const { path, language, required } = place;
  if (hidden.includes(path.join("."))) return { name: path.at(-1) ?? "", widget: "hidden" };
  const common: Common = {
    name: path.at(-1) ?? "",
    label: schema.label?.[language] ?? "",
    required: required && !acceptsEmpty(schema),
    hint: schema.hint?.[language],
  };
  if (schema.type === "array") return listField(schema, common, place);
  const values = recordValues(schema);
  if (values) return recordField(values, common, place);
  if (schema.type === "object") return objectField(schema, common, place);
  return valueField(schema, common, place);
}

function objectField(schema: JsonSchema, common: Common, { path, language }: Place): Field {
  const isText = kindOf(schema) === "bilingual";
  const fields = formFields(schema, path, language).map((field) =>
    isText && "label" in field ? { ...field, label: `${common.label}, ${field.label}` } : field,
  );
  const hint =
    isText && fillsWords(path) && fields.some(({ widget }) => widget === "text")
      ? { hint: [common.hint, generalWords.words[language]].filter(Boolean).join(". ") }
      : {};
  const closed = common.name === "seo";
  return { ...common, ...hint, widget: "object", collapsed: closed, summary: summaryOf(fields), fields } as Field;
}

/** Whether a form is about a page whose texts name what the site counts or knows. */
function fillsWords([key]: Place["path"]): boolean {
  const place = Object.entries(collections).find(([name]) => name === key)?.[1][0] ?? "";
  return /^(?:pages|krypto-tour)\//.test(place);
}

function listField(schema: JsonSchema, common: Common, place: Place): Field {
  const { path, language } = place;
  const items = schema.items ?? {};
  const relation = relationField(items, common);
  if (relation) return { ...relation, multiple: true } as Field;
  const list = {
    ...common,
    min: schema.minItems,
    max: schema.maxItems,
    label_singular: singularOf(items, language),
    widget: "list",
    required: common.required && Boolean(schema.minItems),
  };
  if (items.type !== "object") return { ...list, field: formField(items, { ...place, required: true }) } as Field;
  const fields = formFields(items, path, language);
  return { ...list, collapsed: "auto", summary: summaryOf(fields), fields } as Field;
}

function recordField(values: JsonSchema, common: Common, { path, language }: Place): Field {
  const key = { name: recordKey, label: generalWords.key[language], hint: generalWords.keyHint[language] };
  const fields = [key, ...formFields(values, path, language)] as Field[];
  const label_singular = singularOf(values, language);
  return { ...common, label_singular, widget: "list", collapsed: "auto", summary: summaryOf(fields), fields } as Field;
}

/** The label of a list item, as in "Add person". */
function singularOf({ label }: JsonSchema, language: Language): string {
  return label?.[language].toLowerCase() ?? "";
}

function valueField(schema: JsonSchema, common: Common, { path, language, required }: Place): Field {
  const options = optionsOf(schema);
  if (options.length > 0) {
    const labelled = options.map((value) => ({
      label: schema.choices?.[String(value)]?.[languages.indexOf(language)] ?? String(value),
      value,
    }));
    return { ...common, widget: "select", options: labelled } as Field;
  }
  // A checkbox shows its default, other fields stay blank.
  if (schema.type === "boolean")
    return { ...common, default: schema.default, widget: "boolean", required: false } as Field;
  if (schema.type === "integer") return wholeNumberField(schema, common);
  if (schema.type === "number") return decimalField(common, language);
  const named = relationField(schema, { ...common, required }) ?? pictureField(schema, path, { ...common, required });
  return named ?? textField(schema, common, language);
}

function wholeNumberField({ minimum, exclusiveMinimum, maximum }: JsonSchema, common: Common): Field {
  const lowest = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  // Where a schema has no bound, Zod writes that of JavaScript's whole numbers.
  const [min, max] = [lowest, maximum].map((bound) => (Math.abs(bound ?? Infinity) < 1e9 ? bound : undefined));
  return { ...common, widget: "number", value_type: "int", min, max } as Field;
}

/** A text field, so that a number may have a comma. */
function decimalField(common: Common, language: Language): Field {
  return { ...common, widget: "string", pattern: [decimal.source, generalWords.number[language]] } as Field;
}

function textField(schema: JsonSchema, common: Common, language: Language): Field {
  const pattern = patternOf(schema);
  if (pattern === datePattern) return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" } as Field;
  if (pattern === momentPattern) return { ...common, widget: "datetime", format: "YYYY-MM-DDTHH:mm" } as Field;
  if (pattern === clockPattern) return { ...common, widget: "datetime", type: "time", format: "HH:mm" } as Field;
  return {
    ...common,
    widget: schema.long ? "text" : "string",
    use_emoji_autocomplete: false,
    type: schema.format === "email" ? "email" : undefined,
    pattern: pattern && [pattern, schema.form?.[language] ?? common.label],
  } as Field;
}

/** A union of texts accepts any of its patterns. */
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

/** One form for all variants, in which fields of some variants are optional. */
function mergedVariants(schema: JsonSchema): JsonSchema {
  const variants = variantsOf(schema);
  if (!variants || variants.some(({ type }) => type !== "object")) return schema;
  const properties: Record<string, JsonSchema> = {};
  for (const variant of variants) {
    for (const [key, field] of Object.entries(variant.properties ?? {}))
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
  const { label, choices } = first;
  return { label, choices, type: "string", enum: options };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

const naming = ["name", "title", "heading", "label", "fr", "alt", "text", "id", "key", "value", "start"];

/** The summary of a closed list item: the name and role of a person, or a title or first text. */
function summaryOf(fields: readonly Field[]): string | undefined {
  if (fields.some(({ name }) => name === "feminine")) return "{{name}} · {{role}}";
  for (const name of naming) {
    const field = fields.find((each) => each.name === name);
    if (!field) continue;
    return "fields" in field ? `{{${name}.fr}}` : `{{${name}}}`;
  }
  return undefined;
}
