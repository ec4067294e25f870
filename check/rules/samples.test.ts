import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { leftOverSamples } from "./samples.ts";

/** A site that is no sample any more, nor anything in it but two branches. */
function launch(tree: TestTree): void {
  for (const path of tree.files.keys()) {
    if (path.endsWith(".yaml")) tree.write(path, tree.read(path).replace("sample: true\n", ""));
  }
  tree.replace("branches/lyon.yaml", "country: france", "country: france\nsample: true");
  tree.replace("branches/mons.yaml", "country: belgium", "country: belgium\nsample: false");
}

test("a file that is still a sample is a finding once the site is none", () => {
  expect(findingsBy(leftOverSamples, launch)).toEqual([
    "branches/lyon.yaml | sample: true | sample | The site says that it is no longer a sample, but this file still is.",
  ]);
});

test.each([
  ["says that it is a sample", (tree: TestTree) => tree.replace("site.yaml", "address:", "sample: true\naddress:")],
  ["has no settings", (tree: TestTree) => tree.remove("site.yaml")],
])("samples may stay while the site %s", (_, change) => {
  const changes = (tree: TestTree) => {
    launch(tree);
    change(tree);
  };
  expect(findingsBy(leftOverSamples, changes)).toEqual([]);
});
