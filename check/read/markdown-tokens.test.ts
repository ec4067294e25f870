import { expect, test } from "vitest";
import { markdownTokens } from "./markdown-tokens.ts";

const told = (text: string) =>
  markdownTokens(text).map(
    ({ token, offset, inHeading }) =>
      `${token.type} ${offset} ${JSON.stringify(token.raw)}${inHeading ? " in heading" : ""}`,
  );

test("each part of a text is found where it stands, before those inside it", () => {
  expect(told("## Un *un*\n\nun **un** un\n")).toEqual([
    'heading 0 "## Un *un*"',
    'text 3 "Un " in heading',
    'em 6 "*un*" in heading',
    'text 7 "un" in heading',
    'space 10 "\\n\\n"',
    'paragraph 12 "un **un** un\\n"',
    'text 12 "un "',
    'strong 15 "**un**"',
    'text 17 "un"',
    'text 21 " un"',
  ]);
});

test("so are the items of a list and the cells of a table", () => {
  expect(told("- a\n- a\n").filter((each) => each.startsWith("text"))).toEqual([
    'text 2 "a"',
    'text 2 "a"',
    'text 6 "a"',
    'text 6 "a"',
  ]);
  expect(told("| a | b |\n|---|---|\n| b | a |\n").slice(1)).toEqual([
    'text 2 "a"',
    'text 6 "b"',
    'text 22 "b"',
    'text 26 "a"',
  ]);
});

test("lines that end as on Windows count as one sign each", () => {
  expect(told("a\r\n\r\nb\r\n")).toEqual(told("a\n\nb\n"));
});

test("what stands on several lines of a quotation is found by its first", () => {
  const found = (text: string, type: string) => told(text).filter((each) => each.startsWith(type));
  expect(found("> b a\n> b c\n>\n> a\n", "paragraph")).toEqual(['paragraph 2 "b a\\nb c"', 'paragraph 16 "a"']);
  expect(found(">         c\n>         d\n> e\n", "code")).toEqual(['code 10 "        c\\n        d\\n"']);
  expect(found(">         c\n>         d\n> e\n", "paragraph")).toEqual(['paragraph 26 "e"']);
});

test("what begins a text begins at its start, and what follows several lines stands behind them", () => {
  expect(told("    a\n")[0]).toMatch(/^code 0 /);
  expect(told("**a\nb**b").at(-1)).toBe('text 7 "b"');
});
