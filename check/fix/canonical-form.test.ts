import { describe, expect, test } from "vitest";
import { canonicalText } from "./canonical-form.ts";
import type { JsonSchema } from "../read/json-schema.ts";

const text: JsonSchema = { type: "string" };
const texts: JsonSchema = { type: "array", items: text };
const tick = (value?: boolean): JsonSchema => ({ type: "boolean", ...(value !== undefined && { default: value }) });
const fields = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: "object",
  properties,
  required,
});
const pair = fields({ fr: text, en: text });
const same = { a: "x" };
const optional = (field: JsonSchema): JsonSchema => ({ type: "object", properties: { a: text, field } });

describe("the canonical form", () => {
  test.each<[string, JsonSchema, unknown, string]>([
    ["keys in the order of the schema", fields({ a: text, b: text }), { b: "2nd", a: "1st" }, "a: 1st\nb: 2nd\n"],
    ["unknown keys after them, even blank", fields({ a: text }), { z: "", w: null, a: "x" }, 'a: x\nz: ""\nw: null\n'],
    ["texts without spaces at the ends", fields({ a: texts }), { a: [" x ", "z"] }, "a:\n  - x\n  - z\n"],
    ["a long text on one line", text, "word ".repeat(60), `${"word ".repeat(60).trim()}\n`],
    ["quotes where YAML 1.1 would not read a text", texts, ["yes", "09:30"], '- "yes"\n- "09:30"\n'],
    [
      "a record in the order it is written",
      { type: "object", additionalProperties: text },
      { b: " x", a: "z" },
      "b: x\na: z\n",
    ],
    ["no aliases", { type: "array" }, [same, same], "- a: x\n- a: x\n"],
    ["the lists of a file whose fields are all blank", fields({ a: text, b: texts }), { a: " ", b: [] }, "b: []\n"],
    ["the lists of an empty file", fields({ a: text, b: texts, c: texts }, "a"), {}, "b: []\nc: []\n"],
  ])("%s", (_, schema, data, written) => expect(canonicalText(schema, data)).toBe(written));
});

describe("an optional field is written unless it is blank or the default", () => {
  test.each<[string, JsonSchema, unknown, string]>([
    ["no value", text, null, ""],
    ["a blank text", text, "  ", ""],
    ["an empty list", texts, [], ""],
    ["blank fields", pair, { fr: "", en: " " }, ""],
    ["one field of two", pair, { fr: "", en: "x" }, "field:\n  en: x\n"],
    ["the default false", tick(false), false, ""],
    ["true", tick(false), true, "field: true\n"],
  ])("%s", (_, schema, field, written) => {
    expect(canonicalText(optional(schema), { a: "x", field })).toBe(`a: x\n${written}`);
  });
});

test("a required field is written even when blank, unless it is missing", () => {
  const schema = fields({ a: text, b: text, c: tick(false), d: text }, "a", "b", "c");
  expect(canonicalText(schema, { d: "x", c: false, a: " " })).toBe('a: ""\nc: false\nd: x\n');
});

describe("an object with variants", () => {
  const film = fields({ kind: { const: "film" }, name: text, minutes: text }, "kind", "name");
  const book = fields({ kind: { const: "book" }, name: text, pages: text, isNew: tick(false) }, "kind");
  test.each<[string, unknown, string]>([
    [
      "loses blank fields of other variants",
      { kind: "film", name: "x", pages: "", isNew: false },
      "kind: film\nname: x\n",
    ],
    [
      "keeps filled fields of other variants",
      { pages: "9", name: "x", kind: "film" },
      'kind: film\nname: x\npages: "9"\n',
    ],
    ["keeps an unknown blank key", { kind: "book", z: "" }, 'kind: book\nz: ""\n'],
    ["is unchanged when the variant is unknown", { name: " x ", kind: "song" }, 'name: " x "\nkind: song\n'],
  ])("%s", (_, data, written) => {
    expect(canonicalText({ anyOf: [film, book, text] }, data)).toBe(written);
    expect(canonicalText({ oneOf: [text, book, film] }, data)).toBe(written);
  });
});
