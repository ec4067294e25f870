import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { brokenCopies } from "./broken-copies.ts";
import { faultsOf } from "./faults-of.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

test("the valid tree has no fault", async () => {
  const tree = new TestTree();
  expect(await faultsOf(tree, "en")).toEqual([]);
  expect(checkFiles(tree.files, { lang: "en", today, atlas }).content?.branches).toHaveLength(4);
});

test.each(brokenCopies)("$name is the one fault, with its file, line, field and remedy", async (copy) => {
  const tree = new TestTree();
  copy.change(tree);
  const [fault, ...others] = await faultsOf(tree, "en");
  expect(others).toEqual([]);
  const line = typeof copy.line === "string" ? tree.lineOf(copy.file, copy.line) : (copy.line ?? 0);
  expect(fault).toMatchObject({ file: `content/${copy.file}`, line, field: copy.field ?? "" });
  expect(fault?.message).toContain(copy.message);
  expect(fault?.remedy).toContain(copy.remedy);
});
