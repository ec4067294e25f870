import { describe, expect, test } from "vitest";
import { checkFiles } from "#check/check-files.ts";
import { renderPdf } from "#pipeline/pdf/render.ts";
import { TestTree } from "./test-tree.ts";

/** The check and the layout of the PDFs, asked the same question. */

const options = { lang: "en", today: new Date("2026-03-14") } as const;

function checked(markdown: string) {
  const tree = new TestTree();
  tree.write("legal/privacy.en.md", `# Privacy\n\nBefore.\n\n${markdown}\n\nAfter.\n`);
  return checkFiles(tree.files, options).faults;
}

function rendered(markdown: string): Promise<unknown> {
  return renderPdf({
    look: "letter",
    lang: "en",
    title: "Privacy",
    label: "Legal document",
    details: [],
    author: "x",
    date: "2026-01-01",
    site: { name: "x", address: "https://x.example" },
    markdown,
    source: "legal/privacy.en.md",
  });
}

describe("what the PDF shows, the check lets pass", () => {
  test.each([
    "## Two\n\n### Three\n\n#### Four",
    "**bold**, *italics*, ***both***, [a link](https://x.example/), `code`, a\\\nbreak \\* &amp;",
    "- one\n- two\n  1. inner\n  2. list\n\n  with a paragraph",
    "| a | b |\n|---|--:|\n| 1 | **2** |",
    "> quoted\n> twice\n\n---\n\n```\ncode ; 1\n```\n\n    more",
    "<https://x.example/> and [by name][n].\n\n[n]: https://x.example/",
    "à Œ « » – — … € ’ “ ” \u202f; \u2011 \u00ad × ½ ″",
  ])("%s", async (markdown) => {
    expect(checked(markdown)).toEqual([]);
    await expect(rendered(markdown)).resolves.toBeDefined();
  });
});

describe("what the PDF refuses, the check finds, with its line", () => {
  test.each([
    ["# One", 5, "level 1"],
    ["##### Five", 5, "level 5"],
    ["> ###### Six", 5, "level 6"],
    ["Text\nwith ![a picture](x.png).", 6, "![a picture](x.png)"],
    ["<div>\nHTML\n</div>", 5, "<div>"],
    ["A <br> tag", 5, "<br>"],
    ["Some ~~struck~~ words", 5, "~~struck~~"],
    ["- one\n- [x] done", 6, "[x]"],
    ["Go 🚀 there", 5, "🚀"],
    ["| a | b |\n|---|---|\n| 1 | 漢 |", 7, "漢"],
    ["## A heading with ₹", 5, "₹"],
    ["```\nfirst\nthen →\n```", 7, "→"],
  ])("%s", async (markdown, line, words) => {
    const [fault, ...others] = checked(markdown);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ file: "content/legal/privacy.en.md", line });
    expect(fault?.message).toContain(words);
    await expect(rendered(markdown)).rejects.toThrow("legal/privacy.en.md");
  });
});
