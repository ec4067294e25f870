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

test("what was derived is read from the folder one names, or the usual one", () => {
  using saved = savedManifest(written);
  expect(readManifest(saved.root)).toEqual(written);
  vi.stubEnv("DERIVED_DIR", saved.root);
  expect(readManifest()).toEqual(written);
});

test("a list that is not whole is refused", () => {
  using saved = savedManifest({ art: {} });
  expect(() => readManifest(saved.root)).toThrow("pictures");
});
