import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchema, recordValues, schemaOf, variantFor, variantsOf, type JsonSchema } from "./json-schema.ts";

const text: JsonSchema = { type: "string" };

test("a schema is what stands in a file, before defaults are filled in", () => {
  const schema = z.object({ listed: z.boolean().default(true), name: z.string() });
  expect(jsonSchema(schema).required).toEqual(["name"]);
  expect(jsonSchema(schema)).toBe(jsonSchema(schema));
});

test("each collection has its own", () => {
  expect(schemaOf("site").properties).toHaveProperty("officeYear");
  expect(schemaOf("signOff").properties).toHaveProperty("signOff");
});

test("variants are written in two ways", () => {
  expect(variantsOf({ anyOf: [text] })).toEqual([text]);
  expect(variantsOf({ oneOf: [text] })).toEqual([text]);
  expect(variantsOf(text)).toBeUndefined();
});

test.each<[string, JsonSchema]>([
  ["nothing is said", { type: "object" }],
  ["any key will do", { type: "object", additionalProperties: true }],
  ["a list", { type: "array", items: text }],
])("%s: there are neither fields nor values of a record", (_, schema) => {
  expect(schema.properties).toBeUndefined();
  expect(recordValues(schema)).toBeUndefined();
});

test("the values of a record whose keys are chosen freely", () => {
  const record: JsonSchema = { type: "object", propertyNames: text, additionalProperties: text };
  expect(record.properties).toBeUndefined();
  expect(recordValues(record)).toBe(text);
  expect(recordValues({ ...record, type: "array" })).toBeUndefined();
  expect(recordValues({ ...record, properties: {} })).toBeUndefined();
});

const kinds = {
  mail: { type: "string", const: "mail" },
  text,
  number: { type: "number" },
  list: { type: "array", items: text },
  open: { type: "object", properties: { status: { type: "string", const: "open" }, name: text } },
  soon: { type: "object", properties: { status: { type: "string", const: "soon" } } },
  object: { type: "object" },
} satisfies Record<string, JsonSchema>;

test.each<[unknown, keyof typeof kinds | undefined]>([
  ["mail", "mail"],
  ["mails", "text"],
  [1, "number"],
  [["a"], "list"],
  [[], "list"],
  [{ status: "open" }, "open"],
  [{ status: "soon", name: "a" }, "soon"],
  [{ status: "else" }, "object"],
  [{}, "object"],
  [null, "open"],
  [true, undefined],
])("%j is meant to be: %s", (value, kind) => {
  expect(variantFor(Object.values(kinds), value)).toBe(kind && kinds[kind]);
});

test("a value that no variant is made for", () => {
  expect(variantFor([kinds.text, kinds.list], {})).toBeUndefined();
  expect(variantFor([kinds.text, kinds.object], ["a"])).toBeUndefined();
});
