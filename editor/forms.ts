import { canonicalText, isFields } from "#check/canonical-form.ts";
import { mendFrench } from "#check/mend-french.ts";
import { fieldsOf, recordValues, variantFor, variantsOf, type JsonSchema } from "#check/json-schema.ts";

/**
 * What the forms cannot show as it is written: a record whose keys are chosen freely becomes a list of things with a key,
 * what may be one thing or a list of it is always a list, and what may be a number or a word is a text. `fromForm` undoes it.
 */
export const recordKey = "key";
/** The field of a form that holds what is the whole file. */
export const wholeFile = "entries";

type Fields = Record<string, unknown>;

/** The list among "one thing or a list of it". */
export function listVariant(schema: JsonSchema): JsonSchema | undefined {
  return variantsOf(schema)?.find(({ type }) => type === "array");
}

export function toForm(schema: JsonSchema, data: unknown): Fields {
  const form = convert(schema, data, {
    record: recordToList,
    list: (value) => (Array.isArray(value) ? value : [value]),
    number: String,
  });
  return recordValues(schema) ? { [wholeFile]: form } : isFields(form) ? form : {};
}

function fromForm(schema: JsonSchema, form: Fields): unknown {
  return convert(schema, recordValues(schema) ? form[wholeFile] : form, {
    record: listToRecord,
    list: (list) => (Array.isArray(list) && list.length === 1 ? list[0] : list),
    number: (text) => (/^\d+$/.test(String(text)) ? Number(text) : text),
  });
}

/** What the editor writes into a file. */
export function fileText(schema: JsonSchema, form: Fields): string {
  return canonicalText(schema, withMendedFrench(fromForm(schema, form)));
}

/** Every text is one paragraph, and every French one has its apostrophes and spaces. */
function withMendedFrench(value: unknown, key?: string): unknown {
  if (typeof value === "string") {
    // The editor begins the path of a picture with a dot; our files do not.
    const line = value.replaceAll(/\s*\n\s*/g, " ").replace(/^\.\//, "");
    return key === "fr" ? mendFrench(line) : line;
  }
  if (Array.isArray(value)) return value.map((item) => withMendedFrench(item));
  return isFields(value) ? mapValues(value, withMendedFrench) : value;
}

type Change = (value: unknown) => unknown;
/** How each thing the forms cannot show is turned into one they can, or back. */
type Changes = { record: Change; list: Change; number: Change };

function convert(schema: JsonSchema, value: unknown, changes: Changes): unknown {
  if (value === undefined || value === null) return undefined;
  const inside = (inner: JsonSchema, each: unknown) => convert(inner, each, changes);
  const variants = variantsOf(schema);
  if (variants) {
    if (variants.some(({ type }) => type === "integer")) return changes.number(value);
    const variant = variantFor(variants, value);
    const converted = variant ? inside(variant, value) : value;
    return listVariant(schema) ? changes.list(converted) : converted;
  }
  if (Array.isArray(value) && schema.items) return value.map((item) => inside(schema.items ?? {}, item));
  const inner = recordValues(schema);
  if (inner && Array.isArray(value)) return changes.record(value.map((each) => inside(inner, each)));
  if (inner) return changes.record(isFields(value) ? mapValues(value, (each) => inside(inner, each)) : value);
  const fields = fieldsOf(schema);
  if (!fields || !isFields(value)) return value;
  return mapValues(value, (each, key) => (fields[key] ? inside(fields[key], each) : each));
}

function recordToList(record: unknown): unknown {
  if (!isFields(record)) return record;
  return Object.entries(record).map(([key, value]) => ({ [recordKey]: key, ...(isFields(value) ? value : { value }) }));
}

function listToRecord(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return Object.fromEntries(
    list.filter(isFields).map(({ [recordKey]: key, ...rest }) => [String(key), "value" in rest ? rest["value"] : rest]),
  );
}

function mapValues(fields: Fields, change: (value: unknown, key: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value, key)]));
}
