import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { canonicalText } from "#check/canonical-form.ts";
import { jsonSchema, schemaOf } from "#check/json-schema.ts";
import { schemaFor } from "#check/tree.ts";
import { fileText, toForm } from "#editor/forms.ts";

const files = globSync("**/*.yaml", { cwd: "content" }).toSorted();

test("there are files to try", () => expect(files.length).toBeGreaterThan(20));

test.each(files)("%s goes into the form and out again as it was", (file) => {
  const schema = jsonSchema(schemaFor(file) ?? z.never());
  const data: unknown = parse(readFileSync(join("content", file), "utf8"));
  const written = fileText(schema, toForm(schema, data));
  expect(written).toBe(canonicalText(schema, data));
  expect(schemaFor(file)?.parse(parse(written))).toEqual(schemaFor(file)?.parse(data));
});

test("fields of another kind of thing that are left blank are not written", () => {
  const schema = schemaOf("branches");
  const soon = { status: "soon", position: 1, notes: "keep me" };
  const form = { ...soon, listed: true, description: null, contact: null, office: [], schoolLogo: "" };
  expect(parse(fileText(schema, form))).toEqual(soon);
});
