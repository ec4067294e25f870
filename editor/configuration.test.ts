import type { CmsConfig, Field } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import { schemaOf } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { languages } from "#model/languages.ts";
import { editorConfiguration } from "./configuration.ts";
import { folderWords, groupOf, groupWords, type CollectionKey } from "./words.ts";

const keys = Object.keys(collections) as CollectionKey[];
const configuration = editorConfiguration({ backend: "browser" }, "fr", "KryptoCampus");

describe("the editor's words", () => {
  test("every group of files and every folder has a name", () => {
    const nameless = keys.filter((key) => {
      const place = collections[key][0];
      return place.endsWith("/") ? !folderWords[key] : !groupWords[groupOf(place)];
    });
    expect(nameless).toEqual([]);
  });

  test("every single file has its own name", () => {
    expect(keys.filter((key) => !schemaOf(key).label)).toEqual([]);
  });
});

describe("the editor's configuration", () => {
  test("deletes no file, as the pictures of others would go with it", () => {
    const withPictures = configuration.collections?.filter((each) => "media_folder" in each) ?? [];
    expect(withPictures.length).toBeGreaterThan(3);
    expect(withPictures.filter((each) => !("delete" in each) || each.delete !== false)).toEqual([]);
  });

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

  test.each<[string, string, string[], object]>([
    ["offers the existing roles", "board", ["members", "role"], { widget: "relation", file: "roles" }],
    ["offers the existing branches", "board", ["members", "branch"], { widget: "relation", collection: "branches" }],
    [
      "offers the existing rooms",
      "editions",
      ["schedule", "slots", "room"],
      { widget: "relation", collection: "editions" },
    ],
    ["offers several speakers", "editions", ["schedule", "slots", "speakers"], { widget: "relation", multiple: true }],
    ["asks for a text in both languages", "branches", ["subject"], { widget: "object" }],
    ["requires English", "publications", ["title", "en"], { required: true }],
    [
      "stores a portrait in a folder",
      "board",
      ["members", "image", "src"],
      { widget: "image", media_folder: "{{slug}}", choose_url: false },
    ],
    [
      "stores a logo beside its single file",
      "sponsors",
      ["items", "logo"],
      { media_folder: "/content/partners/logos", public_folder: "./logos" },
    ],
    ["opens the texts of a page", "homePage", ["hero"], { collapsed: false }],
    ["does not require a position", "branches", ["position"], { required: false }],
    ["limits lists", "branches", ["office"], { widget: "list", min: 3, max: 12, summary: "{{name}} · {{role}}" }],
    ["checks links", "publications", ["read"], { pattern: expect.any(Array) }],
    ["tells a text its language", "plainPages", ["language"], { widget: "hidden", default: "{{locale}}", i18n: true }],
    ["offers a calendar", "publications", ["date"], { widget: "datetime", type: "date" }],
  ])("%s (%s, %j)", (_, collection, path, field) => expect(fieldAt(collection, path)).toMatchObject(field));

  test("shows the status and people first in a branch, and search engines last and closed on a page", () => {
    expect(formOf("branches").slice(0, 2)).toMatchObject([{ name: "status" }, { name: "office" }]);
    expect(formOf("homePage").at(-1)).toMatchObject({ name: "seo", collapsed: true });
  });

  test("uses pull requests and tokens when there is a repository", () => {
    const settings = { backend: "github", repository: "association/site", branch: "main" } as const;
    expect(editorConfiguration(settings, "fr", "KryptoCampus")).toMatchObject({
      backend: { name: "github", repo: "association/site", branch: "main", auth_methods: ["token"] },
      publish_mode: "editorial_workflow",
    });
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
