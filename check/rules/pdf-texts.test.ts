import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { proseOf } from "../read/read-prose.ts";
import { pdfTexts } from "./pdf-texts.ts";

const file = "legal/privacy.en.md";
const findingsIn = (text: string) => findingsBy(pdfTexts, (tree) => tree.write(file, text));
const below = (markdown: string) => `# Privacy policy of the association\n\n${markdown}\n`;
const lacks = (line: string, sign: string, code: string) =>
  `${file} | ${line} | The site's typefaces do not have the sign "${sign}" (${code}), ` +
  "and this text is set in a PDF or drawn as a picture.";
const level = (heading: string, depth: number) =>
  `${file} | ${heading} | A heading of level ${depth} (\`${"#".repeat(depth)}\`) has no place in the PDF.`;

test.each([
  "## Two\n\n### Three\n\n#### Four",
  "- one\n- two\n  1. inner\n  2. list",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "> quoted\n\n---\n\n```\ncode\n```",
  "**bold**, *italics*, `code`, a\\\nbreak, \\* star",
  "[by address](https://x.example/), [by name][n]\n\n[n]: https://x.example/",
  "Ɔ",
  "## ŉ",
  "- [a link](https://x.example/漢)",
])("a PDF can show %j", (markdown) => {
  expect(findingsIn(below(markdown))).toEqual([]);
  expect(() => proseOf(markdown)).not.toThrow();
});

test.each([
  ["a picture", "Words\nand ![a quay](quai.jpg).", "and ![a quay](quai.jpg).", "![a quay](quai.jpg)"],
  ["HTML, named by its first line,", "  <div>\n  words\n  </div>", "<div>", "<div>"],
  ["a task list", "- one\n- [x] done", "- [x] done", "[x]"],
  ["strikethrough", "Some ~~struck~~ words", "Some ~~struck~~ words", "~~struck~~"],
])("%s is a finding at its line", (_, markdown, line, extract) => {
  expect(findingsIn(below(markdown))).toEqual([`${file} | ${line} | The PDF cannot show this: "${extract}".`]);
  expect(() => proseOf(markdown)).toThrow(extract);
});

test.each([
  ["# One", 1],
  ["##### Five", 5],
])("the heading %s is a finding", (heading, depth) => {
  expect(findingsIn(below(`Before.\n\n${heading}`))).toEqual([level(heading, depth)]);
  expect(() => proseOf(heading)).toThrow(heading);
});

test.each([
  ["words", "Go there.\nThen 漢, 漢.", [lacks("Then 漢, 漢.", "漢", "U+6F22")]],
  ["lines of code", "```\nfirst\nthen →\n```", [lacks("then →", "→", "U+2192")]],
  ["text, though headings have it", "ŉ", [lacks("ŉ", "ŉ", "U+0149")]],
  ["a heading", "## Ɔ", [lacks("## Ɔ", "Ɔ", "U+0186")]],
  ["decomposed letters", "r\u0323\u0304", [lacks("r\u0323\u0304", "\u1e5d", "U+1E5D")]],
  ["a file with Windows line endings", `${"Words.\r\n\r\n".repeat(9)}Then 漢.`, [lacks("Then 漢.", "漢", "U+6F22")]],
])("a character that the typeface lacks in %s is a finding", (_, markdown, findings) => {
  expect(findingsIn(below(markdown))).toEqual(findings);
});

test("the title is not checked, because PDFs take it from the YAML file, unless it is not the first line", () => {
  for (const text of ["# Privacy policy → 漢\n\nWords.\n", "\n\n# Privacy policy\n\nWords.\n", "No title.\n"])
    expect(findingsIn(text)).toEqual([]);
  expect(findingsIn("Before.\n\n# Privacy\n\nAfter.\n")).toEqual([level("# Privacy", 1)]);
});
