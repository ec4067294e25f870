import { expect, test } from "vitest";
import { onDay } from "#model/office.ts";
import { checkFiles } from "#check/check.ts";
import { describeFinding } from "#check/finding.ts";
import { currentEdition, editionPage, pastEditions } from "#model/editions.ts";
import { director, newestTerms, yearInOffice } from "#model/selections.ts";
import { afterTheEdition, board, edition } from "#tests/content/next-year.ts";
import { type TestTree, today } from "#tests/content/test-tree.ts";

function checked(change: (tree: TestTree) => void) {
  const tree = afterTheEdition();
  change(tree);
  const { content, findings } = checkFiles(tree.files, today);
  return { content, said: findings.map((finding) => describeFinding(finding, "en")) };
}

test("BD4 one new board file puts its board in office, and its president directs the publication", () => {
  const { content, said } = checked((tree) => tree.write("board/2026.yaml", board()));
  expect(said).toEqual([]);
  expect([yearInOffice(content!), director(content!)?.name]).toEqual(["2026", "Ana Ruiz"]);
  expect(newestTerms(content!).map(({ id }) => id)).toEqual(["2026", "2025", "2024", "2017-2020"]);
});

test("BD4 a board prepared in advance waits for its day", () => {
  const { content, said } = checked((tree) => tree.write("board/2026.yaml", board('from: "2026-12-01"\n')));
  expect(said).toEqual([]);
  expect(yearInOffice(onDay(content!, today))).toBe("2025");
});

test("KT9 one new edition file is announced, and the edition before keeps its page", () => {
  const { content, said } = checked((tree) => tree.write("krypto-tour/2026.yaml", edition));
  expect(said).toEqual([]);
  expect(currentEdition(content!)).toMatchObject({ id: "2026", number: 5, speakers: [], sponsors: [] });
  expect(pastEditions(content!).flatMap((past) => editionPage(past) ?? [])).toEqual([
    "/krypto-tour/2025",
    "/krypto-tour/2024",
  ]);
});

test("plain copies of last year's files are refused with file, line and remedy", () => {
  const { said } = checked((tree) => {
    tree.copy("board/2025.yaml", "board/2026.yaml");
    tree.copy("krypto-tour/2025.yaml", "krypto-tour/2026.yaml");
  });
  expect(said.map((each) => each.match(/^\S+ {2}\S+/)?.[0])).toEqual([
    "content/board/2026.yaml:1  label",
    "content/krypto-tour/2026.yaml:1  number",
    "content/krypto-tour/2026.yaml:2  date",
    "content/krypto-tour/2026.yaml:61  film.id",
    "content/krypto-tour/2026.yaml:69  tickets.id",
    "content/krypto-tour/2026.yaml:236  speakers",
  ]);
  expect(said.at(-1)).toContain("This list is that of 2025. Remove it, and the schedule with it");
});
