import type { CmsConfig, Field } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import { schemaOf } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { languages } from "#model/languages.ts";
import { editorConfiguration } from "./configuration.ts";
import { groupOf } from "./groups.ts";
import { folderWords, groupWords, type CollectionKey } from "./words.ts";

const keys = Object.keys(collections) as CollectionKey[];
const configuration = editorConfiguration({ backend: "browser" }, "fr", "KryptoCampus");

describe("the editor's words", () => {
  test("every group of files and every folder has a name", () => {
    const places = keys.map((key) => collections[key][0]);
    const nameless = places.filter((place) =>
      place.endsWith("/") ? !folderWords[place.slice(0, -1)] : !groupWords[groupOf(place)],
    );
    expect(nameless).toEqual([]);
  });

  test("every single file has its own name", () => {
    expect(keys.filter((key) => !schemaOf(key).label)).toEqual([]);
  });
});

describe("the editor's configuration", () => {
  test("has a form for every collection", () => {
    const folders = configuration.collections?.flatMap((each) => ("folder" in each ? [`${each.folder}/`] : []));
    const files = configuration.collections?.flatMap((each) =>
      "files" in each ? each.files.map((file) => file.file) : [],
    );
    for (const key of keys) expect([...(folders ?? []), ...(files ?? [])]).toContain(`content/${collections[key][0]}`);
  });

  test.each(languages)("has a label for every field (%s)", (language) => {
    const all = allFields(editorConfiguration({ backend: "browser" }, language, "KryptoCampus"));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ label, widget }) => !label && widget !== "hidden")).toEqual([]);
  });

  test("offers the existing roles and branches for a member", () => {
    expect(fieldAt("board", ["members", "role"])).toMatchObject({ widget: "relation", file: "roles" });
    expect(fieldAt("board", ["members", "branch"])).toMatchObject({ widget: "relation", collection: "branches" });
  });

  test("offers the existing rooms, subjects and speakers for a talk", () => {
    expect(fieldAt("schedule", ["slots", "subject"])).toMatchObject({
      widget: "relation",
      file: "schedule",
      value_field: "subjects.*.id",
    });
    expect(fieldAt("schedule", ["slots", "room"])).toMatchObject({ widget: "relation", file: "schedule" });
    expect(fieldAt("schedule", ["slots", "speakers"])).toMatchObject({ widget: "relation", multiple: true });
    expect(fieldAt("branches", ["subject"])).toMatchObject({ widget: "object" });
  });

  test("stores a portrait in a folder named like its file", () => {
    expect(fieldAt("board", ["members", "image", "src"])).toMatchObject({ widget: "image", media_folder: "{{slug}}" });
  });

  test("requires a text in French and English", () => {
    const title = fieldAt("publications", ["title"]);
    expect(title).toMatchObject({ widget: "object", fields: [{ name: "fr" }, { name: "en" }] });
    expect(fieldAt("publications", ["title", "en"])).toMatchObject({ required: true });
  });

  test("shows people first in a branch, and search engines last and closed on a page", () => {
    expect(formOf("branches")[0]).toMatchObject({ name: "office" });
    expect(formOf("homePage").at(-1)).toMatchObject({ name: "seo", collapsed: true });
    expect(fieldAt("homePage", ["hero"])).toMatchObject({ collapsed: false });
  });

  test("does not require the position of a branch", () => {
    expect(fieldAt("branches", ["position"])).toMatchObject({ required: false });
  });

  test("has the limits of lists and the patterns of texts", () => {
    expect(fieldAt("branches", ["office"])).toMatchObject({ widget: "list", min: 3, max: 12, summary: "{{name}}" });
    expect(fieldAt("publications", ["read"])).toHaveProperty("pattern");
    expect(fieldAt("publications", ["date"])).toMatchObject({ widget: "datetime", type: "date" });
  });

  test("uses pull requests and tokens when there is a repository", () => {
    const settings = { backend: "github", repository: "association/site", branch: "main" } as const;
    const { backend, publish_mode } = editorConfiguration(settings, "fr", "KryptoCampus");
    expect(backend).toMatchObject({
      name: "github",
      repo: "association/site",
      branch: "main",
      auth_methods: ["token"],
    });
    expect(publish_mode).toBe("editorial_workflow");
  });
});

type AnyField = Field & { label?: string; fields?: Field[]; field?: Field };

function within(field: AnyField): AnyField[] {
  return [field, ...[...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap(within)];
}

function allFields({ collections: all = [] }: CmsConfig): AnyField[] {
  const forms = all.flatMap((each): { fields: Field[] }[] =>
    "files" in each ? each.files.filter((file) => "fields" in file) : "fields" in each ? [each] : [],
  );
  return forms.flatMap(({ fields }) => fields).flatMap(within);
}

function formOf(collection: string): AnyField[] {
  const forms = configuration.collections?.flatMap((each): { name?: string; fields?: Field[] }[] =>
    "files" in each ? each.files : [each],
  );
  return forms?.find(({ name }) => name === collection)?.fields ?? [];
}

function fieldAt(collection: string, path: readonly string[]): AnyField | undefined {
  let inner = formOf(collection);
  let found: AnyField | undefined;
  for (const step of path) {
    found = inner.find(({ name }) => name === step);
    inner = found?.fields ?? [];
  }
  return found;
}
