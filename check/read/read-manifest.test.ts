import { afterEach, expect, test, vi } from "vitest";
import { TestTree } from "#tests/content/test-tree.ts";
import { readManifest } from "./read-manifest.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

function savedManifest(manifest: unknown) {
  const tree = new TestTree();
  tree.files.clear();
  tree.write("manifest.json", JSON.stringify(manifest));
  return tree.save();
}

const written = {
  art: { a: { src: "/é.svg", width: 1, height: 2 } },
  pictures: {},
  documents: {},
  downloads: {},
  cards: {},
};

test("the manifest is read from the given or the usual folder", () => {
  using saved = savedManifest(written);
  expect(readManifest(saved.root)).toEqual(written);
  vi.stubEnv("DERIVED_DIR", saved.root);
  expect(readManifest()).toEqual(written);
});

test("an incomplete manifest is an error", () => {
  using saved = savedManifest({ art: {} });
  expect(() => readManifest(saved.root)).toThrow("pictures");
});
