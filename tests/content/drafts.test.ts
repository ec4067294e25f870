import { afterEach, expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { TestTree } from "./test-tree.ts";

afterEach(() => {
  delete process.env["DRAFTS"];
});

function withDrafts(): TestTree {
  const tree = new TestTree();
  for (const file of ["branches/lyon.yaml", "publications/guide.yaml", "poles/partnership.yaml"])
    tree.write(file, `${tree.read(file).trimEnd()}\ndraft: true\n`);
  return tree;
}

test("drafts are in no public build, and nothing leads to them", () => {
  using saved = withDrafts().save();
  const { branches, publications, poles, board } = loadContent(saved.root);
  expect(branches.map(({ id }) => id)).not.toContain("lyon");
  expect(publications.map(({ id }) => id)).not.toContain("guide");
  expect(poles).toEqual([]);
  expect(board.flatMap(({ members }) => members.map(({ branch }) => branch))).not.toContain("lyon");
});

test("a preview shows them", () => {
  using saved = withDrafts().save();
  process.env["DRAFTS"] = "1";
  const { branches, publications, poles } = loadContent(saved.root);
  expect(branches.map(({ id }) => id)).toContain("lyon");
  expect(publications.map(({ id }) => id)).toContain("guide");
  expect(poles).toHaveLength(1);
});

test("a draft may bear a date to come; the board in office may not be a draft", () => {
  const tree = withDrafts();
  tree.write("publications/guide.yaml", tree.read("publications/guide.yaml").replace(/date: .*/, 'date: "2099-01-01"'));
  using saved = tree.save();
  expect(() => loadContent(saved.root)).not.toThrow();
  tree.write("board/2025.yaml", `${tree.read("board/2025.yaml").trimEnd()}\ndraft: true\n`);
  using worse = tree.save();
  expect(() => loadContent(worse.root)).toThrow(/board\/2025\.yaml:\d+ {2}draft: .*cannot be a draft/);
});
