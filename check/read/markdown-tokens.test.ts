import { expect, test } from "vitest";
import { markdownTokens } from "./markdown-tokens.ts";

const told = (text: string) =>
  markdownTokens(text).map(
    ({ token, offset, inHeading }) =>
      `${token.type} ${offset} ${JSON.stringify(token.raw)}${inHeading ? " in heading" : ""}`,
  );

test("each token has its offset and comes before its children", () => {
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

test("so do list items and table cells", () => {
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

test("a token of several quoted lines has the offset of its first line", () => {
  const found = (text: string, type: string) => told(text).filter((each) => each.startsWith(type));
  expect(found("> b a\n> b c\n>\n> a\n", "paragraph")).toEqual(['paragraph 2 "b a\\nb c"', 'paragraph 16 "a"']);
  expect(found(">         c\n>         d\n> e\n", "code")).toEqual(['code 10 "        c\\n        d\\n"']);
  expect(found(">         c\n>         d\n> e\n", "paragraph")).toEqual(['paragraph 26 "e"']);
});
