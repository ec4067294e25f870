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
const optional = (field: JsonSchema): JsonSchema => ({ type: "object", properties: { a: text, field } });

describe("a file is written in one way", () => {
  test.each<[string, JsonSchema, unknown, string]>([
    ["keys in the order of the schema", fields({ a: text, b: text }), { b: "2nd", a: "1st" }, "a: 1st\nb: 2nd\n"],
    ["unknown keys after them, even blank", fields({ a: text }), { z: "", w: null, a: "x" }, 'a: x\nz: ""\nw: null\n'],
    ["texts without spaces around them", fields({ a: texts }), { a: [" x ", "z"] }, "a:\n  - x\n  - z\n"],
    ["a long text on one line", text, "word ".repeat(60), `${"word ".repeat(60).trim()}\n`],
    ["what older readers take for something else in quotes", texts, ["yes", "09:30"], '- "yes"\n- "09:30"\n'],
    [
      "a record in the order it is written",
      { type: "object", additionalProperties: text },
      { b: " x", a: "z" },
      "b: x\na: z\n",
    ],
    ["a list of unknown things as it is", { type: "array" }, [" x "], '- " x "\n'],
    ["fields of an unknown thing as they are", { type: "object" }, { b: " x " }, 'b: " x "\n'],
    ["nothing at all", fields({ a: text }), null, "null\n"],
    ["a number", { type: "integer" }, 3, "3\n"],
  ])("%s", (_, schema, data, written) => expect(canonicalText(schema, data)).toBe(written));

  test("things of a list have their keys in order too", () => {
    const schema: JsonSchema = { type: "array", items: fields({ a: text, b: text }) };
    expect(canonicalText(schema, [{ b: "x", a: "z" }])).toBe("- a: z\n  b: x\n");
  });

  test("the same thing twice is written twice", () => {
    const same = { a: "x" };
    expect(canonicalText({ type: "array" }, [same, same])).toBe("- a: x\n- a: x\n");
  });
});

describe("a file that says nothing shows its lists", () => {
  test.each<[JsonSchema, string]>([
    [fields({ a: text, b: texts, c: texts }), "b: []\nc: []\n"],
    [fields({ a: text, b: texts }, "a"), "b: []\n"],
    [fields({ a: text }), "{}\n"],
    [{ type: "object", additionalProperties: text }, "{}\n"],
  ])("%j", (schema, written) => expect(canonicalText(schema, {})).toBe(written));

  test("also when all it says is blank", () => {
    expect(canonicalText(fields({ a: text, b: texts }), { a: " ", b: [] })).toBe("b: []\n");
    expect(canonicalText(texts, [])).toBe("[]\n");
  });
});

describe("an optional field is written when it says something", () => {
  const pair = fields({ fr: text, en: text });
  test.each<[string, JsonSchema, unknown, string]>([
    ["no value", text, null, ""],
    ["a blank text", text, "  ", ""],
    ["an empty list", texts, [], ""],
    ["blank fields", pair, { fr: "", en: " " }, ""],
    ["one field of two", pair, { fr: "", en: "x" }, "field:\n  en: x\n"],
    ["the tick that stands there anyway", tick(true), true, ""],
    ["no tick, as there is none anyway", tick(false), false, ""],
    ["a tick", tick(false), true, "field: true\n"],
    ["no tick where nobody says what stands there", tick(), false, "field: false\n"],
    ["a number, even the usual one", { type: "integer", default: 3 }, 3, "field: 3\n"],
    ["zero", { type: "integer" }, 0, "field: 0\n"],
  ])("%s", (_, schema, field, written) => {
    expect(canonicalText(optional(schema), { a: "x", field })).toBe(`a: x\n${written}`);
  });
});

test("a field that must be there is written even when blank, unless it is missing", () => {
  const schema = fields({ a: text, b: text, c: tick(false), d: text }, "a", "b", "c");
  expect(canonicalText(schema, { d: "x", c: false, a: " " })).toBe('a: ""\nc: false\nd: x\n');
});

describe("where one thing or a list may stand", () => {
  const oneOrMore: JsonSchema = { anyOf: [text, texts] };
  test.each<[string, unknown, string]>([
    ["one is one", "ab ", "field: ab\n"],
    ["a list of one is that one", [" ab"], "field: ab\n"],
    ["a list of two stays a list", ["ab ", "cd"], "field:\n  - ab\n  - cd\n"],
    ["an empty list says nothing", [], ""],
    ["a list of one that fits nothing stays", [3], "field:\n  - 3\n"],
    ["a list in a list stays", [["ab"]], "field:\n  - - ab\n"],
    ["what fits nothing stays", { z: " y " }, 'field:\n  z: " y "\n'],
    ["nothing says nothing", undefined, ""],
  ])("%s", (_, field, written) => {
    expect(canonicalText(optional(oneOrMore), { a: "x", field })).toBe(`a: x\n${written}`);
  });
});

describe("of a thing with variants", () => {
  const film = fields({ kind: { const: "film" }, name: text, minutes: text }, "kind", "name");
  const book = fields({ kind: { const: "book" }, name: text, pages: text, isNew: tick(false) }, "kind");
  test.each<[string, unknown, string]>([
    [
      "what is blank of another variant goes",
      { kind: "film", name: "x", pages: "", isNew: false },
      "kind: film\nname: x\n",
    ],
    ["what says something stays", { pages: "9", name: "x", kind: "film" }, 'kind: film\nname: x\npages: "9"\n'],
    ["a blank field of its own stays when needed", { kind: "film", name: "" }, 'kind: film\nname: ""\n'],
    ["a blank key nobody knows stays", { kind: "book", z: "" }, 'kind: book\nz: ""\n'],
    ["an unknown variant stays as it is", { name: " x ", kind: "song" }, 'name: " x "\nkind: song\n'],
    ["a text stays a text", "x ", "x\n"],
  ])("%s", (_, data, written) => {
    expect(canonicalText({ anyOf: [film, book, text] }, data)).toBe(written);
    expect(canonicalText({ oneOf: [text, book, film] }, data)).toBe(written);
  });
});
