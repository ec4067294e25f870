import { describe, expect, test } from "vitest";
import { z } from "zod";
import { branch } from "#model/schema/branch.ts";
import { coordinates, text } from "#model/schema/fields.ts";
import { jsonSchema } from "./json-schema.ts";
import { child, kindOf, schemaAt as lookUp } from "./schema-lookup.ts";

const schemaAt = (schema: z.ZodType, path: (string | number)[], data: unknown) =>
  lookUp(jsonSchema(schema), path, data);
const keysAt = (schema: z.ZodType, data: unknown) => Object.keys(schemaAt(schema, [], data)?.properties ?? {});

describe("the schema of a value", () => {
  const schema = z.strictObject({
    title: text,
    tags: z.array(z.int()),
    roles: z.record(z.string(), z.boolean()),
    place: coordinates.optional(),
    hidden: z.boolean().default(false),
    either: z.union([text, z.array(z.int()).min(1)]),
    other: z.union([z.array(z.int()), z.boolean()]).optional(),
  });
  const at = (path: (string | number)[], data: unknown = {}) => kindOf(schemaAt(schema, path, data));

  test.each([
    [[], "group"],
    [["title"], "bilingual"],
    [["title", "fr"], "words"],
    [["tags"], "list"],
    [["tags", 3], "integer"],
    [["roles", "any"], "boolean"],
    [["place", "lat"], "number"],
    [["hidden"], "boolean"],
    [["either"], "bilingual"],
    [["other"], "boolean"],
  ])("at %j has the kind %s", (path, kind) => expect(at(path)).toBe(kind));

  test.each([[["nowhere"]], [["nowhere", "else"]], [["title", "fr", "more"]], [["title", "de"]]])(
    "at the unknown path %j does not exist",
    (path) => expect(schemaAt(schema, path, {})).toBeUndefined(),
  );

  test("of a union is the variant that fits the data", () => {
    expect(at(["either"], { either: [1] })).toBe("list");
    expect(at(["either", 0], { either: [1] })).toBe("integer");
    expect(at(["either"], { either: { fr: "Un" } })).toBe("bilingual");
    expect(at(["either", "fr"], { either: { fr: "Un" } })).toBe("words");
    expect(at(["other"], { other: [1] })).toBe("list");
    expect(at(["other"], { other: "yes" })).toBe("boolean");
    expect(kindOf(schemaAt(z.union([z.array(z.int()), z.boolean(), z.string()]), [], 5))).toBe("words");
  });

  test("of a list is chosen for each item", () => {
    const list = z.array(z.union([text, z.array(z.int())]));
    expect(kindOf(schemaAt(list, [0], [{}, [1]]))).toBe("bilingual");
    expect(kindOf(schemaAt(list, [1], [{}, [1]]))).toBe("list");
  });

  test("of a branch depends on its status", () => {
    expect(keysAt(branch, { status: "open" })).toContain("office");
    expect(keysAt(branch, { status: "soon" })).not.toContain("office");
    expect(schemaAt(branch, ["contact", "email"], { status: "open" })).toBeDefined();
    expect(schemaAt(branch, ["contact", "email"], { status: "soon" })).toBeUndefined();
  });
});

test.each([
  ["bilingual", text],
  ["group", z.strictObject({ fr: z.string() })],
  ["group", z.strictObject({ en: z.string() })],
  ["words", z.enum(["a", "b"])],
  ["other", z.literal(1)],
  ["other", z.null()],
  ["other", undefined],
] as const)("the kind of a schema can be %s", (kind, schema) =>
  expect(kindOf(schema && jsonSchema(schema))).toBe(kind),
);

test("child() reads objects and lists only", () => {
  expect(child({ a: 1 }, "a")).toBe(1);
  expect(child([5, 6], 1)).toBe(6);
  expect(child({ a: 1 }, "b")).toBeUndefined();
  expect(child("word", "length")).toBeUndefined();
  expect(child(null, "a")).toBeUndefined();
  expect(child(undefined, "a")).toBeUndefined();
});
