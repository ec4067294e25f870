import { canonicalText, isFields } from "#check/fix/canonical-form.ts";
import { fixFrench } from "#check/read/french.ts";
import type { Language } from "#model/languages.ts";
import { recordValues, variantFor, variantsOf, type JsonSchema } from "#check/read/json-schema.ts";

/**
 * Forms cannot show every value: a record becomes a list of items with a key, and a number with decimals, or a number or a
 * word, is a text. `fromForm` reverses this.
 */
export const recordKey = "key";
/** The form field for a file that is one list or record. */
export const wholeFile = "entries";

/** A number with a point or a comma. */
export const decimal = /^-?\d+(?:[.,]\d+)?$/;

type Fields = Record<string, unknown>;

export function toForm(schema: JsonSchema, data: unknown): Fields {
  const form = convert(schema, data, {
    record: recordToList,
    number: String,
    text: (value) => value,
    fields: (fields) => fields,
  });
  return recordValues(schema) ? { [wholeFile]: form } : isFields(form) ? form : {};
}

function fromForm(schema: JsonSchema, form: Fields): unknown {
  return convert(schema, recordValues(schema) ? form[wholeFile] : form, {
    record: listToRecord,
    number: (text) => (decimal.test(String(text)) ? Number(String(text).replace(",", ".")) : text),
    text: tidyText,
    fields: wholeDays,
  });
}

/** The content of a YAML file from the values of its form. */
export function fileText(schema: JsonSchema, form: Fields): string {
  return canonicalText(schema, fromForm(schema, form));
}

/** Joins the lines of a text and fixes French typography. */
function tidyText(value: unknown, key: string): unknown {
  if (typeof value !== "string") return value;
  // The editor starts picture paths with ./
  const line = value.replaceAll(/\s*\n\s*/g, " ").replace(/^\.\//, "");
  return key === "fr" ? fixFrench(line) : line;
}

/** The content of a Markdown file. */
export function markdownText(body: string, language: Language): string {
  return language === "fr" ? fixFrench(body) : body;
}

/** The content of a plain page: its front matter and its text. */
export function plainPageText(schema: JsonSchema, form: Fields, body: string, language: Language): string {
  const head = canonicalText(
    schema,
    mapValues(form, (value) => tidyText(value, language)),
  );
  return `---\n${head}---\n\n${markdownText(body.trim(), language)}\n`;
}

type Change = (value: unknown) => unknown;
/** Converts values that forms cannot show, in both directions; unknown values are unchanged. */
interface Changes {
  record: Change;
  number: Change;
  text: (value: unknown, key: string) => unknown;
  fields: (fields: Fields) => Fields;
}

function convert(schema: JsonSchema, value: unknown, changes: Changes, key = ""): unknown {
  if (value === undefined || value === null) return undefined;
  const inside = (inner: JsonSchema, each: unknown, at = key) => convert(inner, each, changes, at);
  const variants = variantsOf(schema);
  if (variants) {
    if (variants.some(({ type }) => type === "integer")) return changes.number(value);
    const variant = variantFor(variants, value);
    return variant ? inside(variant, value) : value;
  }
  if (schema.type === "number") return changes.number(value);
  if (Array.isArray(value) && schema.items) return value.map((item) => inside(schema.items ?? {}, item));
  const inner = recordValues(schema);
  if (inner && Array.isArray(value)) return changes.record(value.map((each) => inside(inner, each)));
  if (inner) return changes.record(isFields(value) ? mapValues(value, (each) => inside(inner, each)) : value);
  const fields = schema.properties;
  if (!fields || !isFields(value)) return changes.text(value, key);
  return changes.fields(mapValues(value, (each, name) => (fields[name] ? inside(fields[name], each, name) : each)));
}

/** An event from midnight on, without a later hour, lasts whole days. */
function wholeDays(fields: Fields): Fields {
  const moments = [fields["start"], fields["end"]].filter((moment) => typeof moment === "string" && moment !== "");
  if (!moments.every((moment) => /^\d{4}-\d\d-\d\d(?:T00:00)?$/.test(String(moment)))) return fields;
  return mapValues(fields, (value, key) =>
    ["start", "end"].includes(key) && typeof value === "string" ? value.slice(0, 10) : value,
  );
}

function recordToList(record: unknown): unknown {
  if (!isFields(record)) return record;
  return Object.entries(record).map(([key, value]) => ({ [recordKey]: key, ...(isFields(value) && value) }));
}

function listToRecord(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return Object.fromEntries(list.filter(isFields).map(({ [recordKey]: key, ...rest }) => [String(key), rest]));
}

function mapValues(fields: Fields, change: (value: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));
}
