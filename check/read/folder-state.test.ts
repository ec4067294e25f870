import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TestTree } from "#tests/content/test-tree.ts";
import { folderState } from "./folder-state.ts";

test.each<[string, (file: string) => void]>([
  ["saved", (file) => utimesSync(file, 1, 2)],
  ["added", (file) => writeFileSync(`${file}.md`, "")],
  ["renamed", (file) => renameSync(file, `${file}.old`)],
  ["deleted", (file) => rmSync(file)],
])("a file that is %s changes the state", (_, change) => {
  using saved = new TestTree().save();
  const before = folderState(saved.root);
  expect(folderState(saved.root)).toBe(before);
  change(join(saved.root, "branches/lyon.yaml"));
  expect(folderState(saved.root)).not.toBe(before);
});
