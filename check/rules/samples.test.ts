import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { leftOverSamples } from "./samples.ts";

/** A launched site in which only two branches have `sample:`. */
function launch(tree: TestTree): void {
  for (const path of tree.files.keys()) {
    if (path.endsWith(".yaml")) tree.write(path, tree.read(path).replace("sample: true\n", ""));
  }
  tree.replace("branches/lyon.yaml", "country: france", "country: france\nsample: true");
  tree.replace("branches/mons.yaml", "country: belgium", "country: belgium\nsample: false");
}

test("a sample file is a finding when the site is no longer a sample", () => {
  expect(findingsBy(leftOverSamples, launch)).toEqual([
    "branches/lyon.yaml | sample: true | sample | The site says that it is no longer a sample, but this file still is.",
  ]);
});

test.each([
  ["is a sample", (tree: TestTree) => tree.replace("site.yaml", "address:", "sample: true\naddress:")],
  ["has no settings", (tree: TestTree) => tree.remove("site.yaml")],
])("samples are no finding while the site %s", (_, change) => {
  const changes = (tree: TestTree) => {
    launch(tree);
    change(tree);
  };
  expect(findingsBy(leftOverSamples, changes)).toEqual([]);
});
