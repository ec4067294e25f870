import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchema, recordValues, variantFor, type JsonSchema } from "./json-schema.ts";

const text: JsonSchema = { type: "string" };

test("a field with a default is not required", () => {
  const schema = z.object({ listed: z.boolean().default(true), name: z.string() });
  expect(jsonSchema(schema).required).toEqual(["name"]);
  expect(jsonSchema(schema)).toBe(jsonSchema(schema));
});

test("a record with free keys has a schema for its values, other types have none", () => {
  const record: JsonSchema = { type: "object", propertyNames: text, additionalProperties: text };
  expect(recordValues(record)).toBe(text);
  const others: JsonSchema[] = [
    { ...record, type: "array" },
    { ...record, properties: {} },
    { type: "object" },
    { type: "object", additionalProperties: true },
  ];
  for (const other of others) expect(recordValues(other)).toBeUndefined();
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
  [[], "list"],
  [{ status: "open" }, "open"],
  [{ status: "soon", name: "a" }, "soon"],
  [{ status: "else" }, "object"],
  [{}, "object"],
  [null, "open"],
  [true, undefined],
])("the variant for %j is %s", (value, kind) => {
  expect(variantFor(Object.values(kinds), value)).toBe(kind && kinds[kind]);
});
