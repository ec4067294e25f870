import { expect, test } from "vitest";
import { loadContent } from "#check/load.ts";
import { withoutDrafts } from "./drafts.ts";

test("drafts are hidden, and members of a draft branch are shown without a branch", () => {
  const content = loadContent("tests/sites/fixture");
  const [shown, hidden, also] = content.branches.slice(0, 3).map((branch, i) => ({ ...branch, draft: i === 1 }));
  const [term] = content.board;
  const member = (name: string, branch: string | undefined) => ({ ...term!.members[0]!, name, branch });
  const members = [member("A", shown!.id), member("B", hidden!.id), member("C", also!.id), member("D", undefined)];
  const found = withoutDrafts({
    ...content,
    branches: [shown!, hidden!, also!],
    board: [
      { ...term!, members, draft: false },
      { ...term!, id: "2099", draft: true },
    ],
  });
  expect(found.branches).toEqual([shown, also]);
  expect(found.board.map(({ id }) => id)).toEqual([term!.id]);
  expect(found.board[0]!.members.map(({ name, branch }) => [name, branch])).toEqual([
    ["A", shown!.id],
    ["B", undefined],
    ["C", also!.id],
    ["D", undefined],
  ]);
});
