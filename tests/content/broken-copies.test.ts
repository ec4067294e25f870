import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { brokenCopies } from "./broken-copies.ts";
import { findingsOf } from "./findings-of.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

test("the valid tree has no finding", async () => {
  const tree = new TestTree();
  expect(await findingsOf(tree, "en")).toEqual([]);
  expect(checkFiles(tree.files, { lang: "en", today, atlas }).content?.branches).toHaveLength(4);
});

test.each(brokenCopies)("$name is the one finding, with its file, line, field and remedy", async (copy) => {
  const tree = new TestTree();
  copy.change(tree);
  const [finding, ...others] = await findingsOf(tree, "en");
  expect(others).toEqual([]);
  const line = typeof copy.line === "string" ? tree.lineOf(copy.file, copy.line) : (copy.line ?? 0);
  expect(finding).toMatchObject({ file: `content/${copy.file}`, line, field: copy.field ?? "" });
  expect(finding?.message).toContain(copy.message);
  expect(finding?.remedy).toContain(copy.remedy);
});
