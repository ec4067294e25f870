import { expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { sortFindings } from "#check/finding.ts";
import { brokenCopies } from "./broken-copies.ts";
import { atlas } from "./test-atlas.ts";
import { TestTree, today } from "./test-tree.ts";

const valid = new TestTree().files;
const check = (tree: TestTree) => checkFiles(tree.files, { lang: "en", today, atlas });

test("the valid tree has no finding", async () => {
  const { findings, content } = check(new TestTree());
  expect(findings).toEqual([]);
  expect(await checkPictures(valid, { lang: "en", shownAs: "content" })).toEqual([]);
  expect(content?.branches).toHaveLength(6);
});

test.each(brokenCopies)("$name is the one finding, with its file, line, field and remedy", async (copy) => {
  const tree = new TestTree();
  copy.change(tree);
  const changed = new Map([...tree.files].filter(([path, bytes]) => valid.get(path) !== bytes));
  const [finding, ...others] = sortFindings([
    ...check(tree).findings,
    ...(await checkPictures(changed, { lang: "en", shownAs: "content" })),
  ]);
  expect(others).toEqual([]);
  const line = typeof copy.line === "string" ? tree.lineOf(copy.file, copy.line) : (copy.line ?? 0);
  expect(finding).toMatchObject({ file: `content/${copy.file}`, line, field: copy.field ?? "" });
  expect(finding?.message).toContain(copy.message);
  expect(finding?.remedy).toContain(copy.remedy);
});

const suggesting = brokenCopies.filter(({ remedy }) => remedy.startsWith("Did you mean"));
const renaming = brokenCopies.filter(({ remedy }) => remedy.startsWith("Rename it to"));

test.each(suggesting)("$name is fixed by the suggested word", ({ change, file, message, remedy }) => {
  const tree = new TestTree();
  change(tree);
  const [, wrong = ""] = /["`]([^"`:]+)/.exec(message) ?? [];
  const [, meant = ""] = /"([^"]+)"/.exec(remedy) ?? [];
  tree.replace(file, wrong, meant);
  expect(check(tree).findings).toEqual([]);
});

test.each(renaming)("$name is fixed by the suggested name", ({ change, file, remedy }) => {
  const tree = new TestTree();
  change(tree);
  const [, name = ""] = /"([^"]+)"/.exec(remedy) ?? [];
  const better = file.slice(0, file.lastIndexOf("/") + 1) + name;
  tree.rename(file, better);
  const left = check(tree).findings.filter((finding) => finding.file === `content/${better}` && finding.line === 0);
  expect(left).toEqual([]);
});
