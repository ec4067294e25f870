import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { canonicalText } from "#check/fix/canonical-form.ts";
import { languageOfFile, partFrontMatter } from "#check/read/front-matter.ts";
import { jsonSchema, schemaOf } from "#check/read/json-schema.ts";
import { schemaFor } from "#check/read/tree.ts";
import { coordinates } from "#model/schema/fields.ts";
import { fileText, markdownText, plainPageText, toForm } from "#editor/forms.ts";

const files = globSync("**/*.yaml", { cwd: "content" }).toSorted();

test("there are files to try", () => expect(files.length).toBeGreaterThan(20));

test.each(files)("%s goes into the form and out again as it was", (file) => {
  const schema = jsonSchema(schemaFor(file) ?? z.never());
  const data: unknown = parse(readFileSync(join("content", file), "utf8"));
  const written = fileText(schema, toForm(schema, data));
  expect(written).toBe(canonicalText(schema, data));
  expect(schemaFor(file)?.parse(parse(written))).toEqual(schemaFor(file)?.parse(data));
});

test("a number may have a decimal comma", () => {
  const place = jsonSchema(coordinates);
  expect(toForm(place, { lat: 48.85, lng: -2 })).toEqual({ lat: "48.85", lng: "-2" });
  expect(parse(fileText(place, { lat: "48,85", lng: "-2.5" }))).toEqual({ lat: 48.85, lng: -2.5 });
});

test("fields of another kind of thing that are left blank are not written", () => {
  const schema = schemaOf("branches");
  const soon = { status: "soon", position: 1, notes: "keep me" };
  const form = { ...soon, listed: true, description: null, contact: null, office: [], schoolLogo: "" };
  expect(parse(fileText(schema, form))).toEqual(soon);
});

test.each(globSync("**/*.md", { cwd: "content" }).toSorted())("%s is written as it was read", (file) => {
  const text = readFileSync(join("content", file), "utf8");
  const { head, body } = partFrontMatter(text);
  const isPlain = schemaFor(file) !== undefined;
  const language = languageOfFile(file)!;
  const form = () => toForm(schemaOf("plainPages"), parse(head));
  expect(isPlain ? plainPageText(schemaOf("plainPages"), form(), body, language) : markdownText(text, language)).toBe(
    text,
  );
});

test("a French text is given its apostrophes and spaces, an English one is left as it is", () => {
  expect(markdownText("# L'eau\n\nElle dit : « c'est la rivière ! »\n", "fr")).toBe(
    "# L’eau\n\nElle dit\u00a0: «\u00a0c’est la rivière\u202f!\u00a0»\n",
  );
  const english = "# It's water\n\nWhy is the river there? 'Because.'\n";
  expect(markdownText(english, "en")).toBe(english);
});
