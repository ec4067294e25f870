import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { sortFindings } from "#check/finding.ts";
import { brokenCopies } from "./broken-copies.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

const valid = new TestTree().files;

test("the valid tree has no finding", async () => {
  const { findings, content } = checkFiles(valid, { lang: "en", today, atlas });
  expect(findings).toEqual([]);
  expect(await checkPictures(valid, { lang: "en", shownAs: "content" })).toEqual([]);
  expect(content?.branches).toHaveLength(6);
});

test.each(brokenCopies)("$name is the one finding, with its file, line, field and remedy", async (copy) => {
  const tree = new TestTree();
  copy.change(tree);
  const changed = new Map([...tree.files].filter(([path, bytes]) => valid.get(path) !== bytes));
  const [finding, ...others] = sortFindings([
    ...checkFiles(tree.files, { lang: "en", today, atlas }).findings,
    ...(await checkPictures(changed, { lang: "en", shownAs: "content" })),
  ]);
  expect(others).toEqual([]);
  const line = typeof copy.line === "string" ? tree.lineOf(copy.file, copy.line) : (copy.line ?? 0);
  expect(finding).toMatchObject({ file: `content/${copy.file}`, line, field: copy.field ?? "" });
  expect(finding?.message).toContain(copy.message);
  expect(finding?.remedy).toContain(copy.remedy);
});
