import { expect, test } from "vitest";
import { TestTree, today } from "#tests/content/test-tree.ts";
import { checkFiles } from "../check-files.ts";

/** The findings for a file, which must come quickly. */
function said(file: string, text: string): string[] {
  const tree = new TestTree();
  const others = [guide, "publications/mica-un-an-apres.fr.md", markdown].map(
    (path) => [path, tree.bytes(path)] as const,
  );
  const files = new Map([...others, [file, new TextEncoder().encode(text)]]);
  const before = performance.now();
  const { findings } = checkFiles(files, { lang: "en", today });
  expect(performance.now() - before).toBeLessThan(10_000);
  return findings.filter((each) => each.file === `content/${file}`).map(({ field, message }) => `${field} ${message}`);
}

const guide = "publications/mica-un-an-apres.yaml";
const yaml = (title: string) => new TestTree().read(guide).replace(/(title:\n {2}fr: ).*/, `$1${title}`);
const markdown = "publications/mica-un-an-apres.en.md";

test("a title that is too long is a finding", () => {
  expect(said(guide, yaml("a".repeat(100_000)))).toEqual([
    "title.fr The text has 100000 characters; the limit is 10000.",
  ]);
});

test("a file that is too large is a finding", () => {
  const large = [" The file is longer than 300000 characters."];
  expect(said(guide, yaml("a ".repeat(2_500_000)))).toEqual(large);
  expect(said(markdown, "a ".repeat(2_500_000))).toEqual(large);
});

test("a table with too many cells is a finding", () => {
  expect(said(markdown, "|a".repeat(2300) + "|\n" + "|-".repeat(2300) + "|\n".repeat(3500))).toHaveLength(1);
});

test("a paragraph with too many lines is a finding", () => {
  expect(said(markdown, "a\n".repeat(149_000))).toHaveLength(1);
});

test("too many footnotes are a finding", () => {
  expect(said(markdown, "A[^a]\n\n".repeat(20_000))).toEqual([
    " The text has 20000 references to footnotes; the limit is 500.",
  ]);
});

test.each([
  ["quotations", `${">".repeat(20_000)} a`],
  ["lists", `${"- ".repeat(20_000)}a`],
  ["numbered lists", `${"1. ".repeat(20_000)}a`],
  ["lists by indentation", Array.from({ length: 200 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
])("deeply nested %s are a finding", (_, text) => {
  expect(said(markdown, text)).toEqual([" Quotations or lists are nested more than ten levels deep here."]);
});

test.each(["[", "{a: ", "- ", "&a [", "*", "[a](", "![", "`", "<", "\\", "|", "_*"])(
  "a file full of %s does not crash",
  (sign) => {
    expect(() => said(guide, sign.repeat(20_000))).not.toThrow();
    expect(() => said(markdown, sign.repeat(20_000))).not.toThrow();
  },
);

test("ordinary texts are no finding", () => {
  expect(said(markdown, `> - 1. > - a\n\n${"A long paragraph.\n\n".repeat(9_000)}`)).toEqual([]);
});
