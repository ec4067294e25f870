import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { withoutDrafts } from "./drafts.ts";

test("drafts are hidden, and members of a draft branch are shown without a branch", () => {
  const content = loadContent("tests/sites/fixture");
  const [shown, hidden] = content.branches.slice(0, 2).map((branch, i) => ({ ...branch, draft: i === 1 }));
  const [term] = content.board;
  const members = [shown!.id, hidden!.id, undefined].map((branch) => ({ ...term!.members[0]!, branch }));
  const board = [
    { ...term!, members, draft: false },
    { ...term!, id: "2099", draft: true },
  ];
  const found = withoutDrafts({ ...content, branches: [shown!, hidden!], board });
  expect(found.branches).toEqual([shown]);
  expect(found.board.map(({ id }) => id)).toEqual([term!.id]);
  expect(found.board[0]!.members.map(({ branch }) => branch)).toEqual([shown!.id, undefined, undefined]);
});
