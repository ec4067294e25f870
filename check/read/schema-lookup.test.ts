import { expect, test } from "vitest";
import { z } from "zod";
import { branch } from "#model/schema/branch.ts";
import { coordinates, text } from "#model/schema/fields.ts";
import { jsonSchema, kindOf, schemaAt } from "./json-schema.ts";

const schema = jsonSchema(
  z.strictObject({
    title: text,
    tags: z.array(z.int()),
    roles: z.record(z.string(), z.boolean()),
    place: coordinates.optional(),
    either: z.union([text, z.array(z.int()).min(1)]),
    other: z.union([z.array(z.int()), z.boolean()]).optional(),
    one: z.literal(1),
    half: z.strictObject({ fr: z.string() }),
  }),
);

test.each<[path: (string | number)[], data: unknown, kind: string | undefined]>([
  [[], {}, "group"],
  [["title"], {}, "bilingual"],
  [["title", "fr"], {}, "words"],
  [["tags"], {}, "list"],
  [["tags", 3], {}, "integer"],
  [["roles", "any"], {}, "boolean"],
  [["place", "lat"], {}, "number"],
  [["one"], {}, "other"],
  [["half"], {}, "group"],
  [["either"], {}, "bilingual"],
  [["either"], { either: [1] }, "list"],
  [["either", 0], { either: [1] }, "integer"],
  [["either", "fr"], { either: { fr: "Un" } }, "words"],
  [["other"], { other: [1] }, "list"],
  [["other"], { other: "yes" }, "boolean"],
  [["nowhere"], {}, undefined],
  [["nowhere", "else"], {}, undefined],
  [["title", "fr", "more"], {}, undefined],
])("the schema at %j in %j has the kind %s", (path, data, kind) => {
  const found = schemaAt(schema, path, data);
  expect(found && kindOf(found)).toBe(kind);
});

test("the schema of a branch depends on its status", () => {
  const email = (status: string) => schemaAt(jsonSchema(branch), ["contact", "email"], { status });
  expect(email("open")).toBeDefined();
  expect(email("soon")).toBeUndefined();
});
