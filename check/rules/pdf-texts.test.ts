import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { proseOf } from "../read/read-prose.ts";
import { pdfTexts } from "./pdf-texts.ts";

const file = "legal/privacy.en.md";

function findingsIn(text: string): string[] {
  return findingsBy(pdfTexts, (tree) => tree.write(file, text));
}

const below = (markdown: string) => `# Privacy policy of the association\n\n${markdown}\n`;
const lacks = (line: string, sign: string, code: string) =>
  `${file} | ${line} | The site's typefaces do not have the sign "${sign}" (${code}), ` +
  "and this text is set in a PDF or drawn as a picture.";

describe("a PDF can show", () => {
  test.each([
    ["headings of three levels", "## Two\n\n### Three\n\n#### Four"],
    ["lists", "- one\n- two\n  1. inner\n  2. list"],
    ["tables", "| a | b |\n|---|---|\n| 1 | 2 |"],
    ["quotations, lines and code", "> quoted\n\n---\n\n```\ncode\n```"],
    ["emphasis", "**bold**, *italics*, `code`, a\\\nbreak, \\* star"],
    ["links", "[by address](https://x.example/), [by name][n]\n\n[n]: https://x.example/"],
    ["characters of the text typeface", "Ɔ"],
    ["characters of the display typeface in headings", "## ŉ"],
    ["any character in the address of a link", "- [a link](https://x.example/漢)"],
  ])("%s", (_, markdown) => {
    expect(findingsIn(below(markdown))).toEqual([]);
    expect(() => proseOf(markdown)).not.toThrow();
  });
});

describe("a finding at its line", () => {
  test.each([
    ["a picture", "Words\nand ![a quay](quai.jpg).", "and ![a quay](quai.jpg).", "![a quay](quai.jpg)"],
    ["HTML, named by its first line", "  <div>\n  words\n  </div>", "<div>", "<div>"],
    ["a task list", "- one\n- [x] done", "- [x] done", "[x]"],
    ["strikethrough", "Some ~~struck~~ words", "Some ~~struck~~ words", "~~struck~~"],
  ])("%s", (_, markdown, line, extract) => {
    expect(findingsIn(below(markdown))).toEqual([`${file} | ${line} | The PDF cannot show this: "${extract}".`]);
    expect(() => proseOf(markdown)).toThrow(extract);
  });

  test.each([
    [1, "# One"],
    [5, "##### Five"],
  ])("a heading of level %i", (level, heading) => {
    expect(findingsIn(below(`Before.\n\n${heading}`))).toEqual([
      `${file} | ${heading} | A heading of level ${level} (\`${"#".repeat(level)}\`) has no place in the PDF.`,
    ]);
    expect(() => proseOf(heading)).toThrow(heading);
  });

  test.each([
    ["words", "Go there.\nThen 漢, 漢.", "Then 漢, 漢.", "漢", "U+6F22"],
    ["lines of code", "```\nfirst\nthen →\n```", "then →", "→", "U+2192"],
    ["a list", "- one\n- two 漢", "- two 漢", "漢", "U+6F22"],
    ["text, though headings have it", "ŉ", "ŉ", "ŉ", "U+0149"],
    ["a heading", "## Ɔ", "## Ɔ", "Ɔ", "U+0186"],
    ["decomposed letters", "r\u0323\u0304", "r\u0323\u0304", "\u1e5d", "U+1E5D"],
  ])("a character that the typeface lacks in %s", (_, markdown, line, sign, code) => {
    expect(findingsIn(below(markdown))).toEqual([lacks(line, sign, code)]);
  });

  test("each of several characters", () => {
    expect(findingsIn(below("漢\n→"))).toEqual([lacks("漢", "漢", "U+6F22"), lacks("→", "→", "U+2192")]);
  });

  test("after Windows line endings", () => {
    const text = `${"Words.\r\n\r\n".repeat(9)}Then 漢.\r\n`;
    expect(findingsIn(text)).toEqual([lacks("Then 漢.", "漢", "U+6F22")]);
  });
});

describe("the title", () => {
  test.each(["# Privacy policy → 漢\n\nWords.\n", "\n\n# Privacy policy\n\nWords.\n", "No title.\n"])(
    "is not checked, because PDFs take it from the YAML file: %j",
    (text) => {
      expect(findingsIn(text)).toEqual([]);
    },
  );

  test("is a finding when it is not the first line", () => {
    expect(findingsIn("Before.\n\n# Privacy\n\nAfter.\n")).toEqual([
      `${file} | # Privacy | A heading of level 1 (\`#\`) has no place in the PDF.`,
    ]);
  });
});
