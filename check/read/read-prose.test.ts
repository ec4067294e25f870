import { expect, test } from "vitest";
import { TestTree } from "#tests/content/test-tree.ts";
import { readMarkdown } from "./read-markdown.ts";
import { headingIds, proseOf } from "./read-prose.ts";

test("Markdown blocks become plain data", () => {
  const blocks = proseOf("## Les dates\n\nUn **mot** *dit*.\n\n- a\n- b\n\n| x | y |\n|---|--:|\n| 1 | 2 |\n\n> Non.");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list", "table", "quote"]);
  expect(blocks[0]).toMatchObject({ level: 2, id: "les-dates" });
  expect(blocks[1]).toMatchObject({ content: ["Un ", { kind: "strong", content: ["mot"] }, " ", { kind: "em" }, "."] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ kind: "paragraph", content: ["a"] }], [{}]] });
  expect(blocks[3]).toMatchObject({ head: [["x"], ["y"]], rows: [[["1"], ["2"]]], rightAligned: [false, true] });
});

test.each([
  "a <img src=x onerror=alert(1)>",
  "<script>1</script>",
  "![A picture](a.png)",
  "Some ~~struck~~ words",
  "- [x] done",
  "# One",
  "##### Five",
  ...["JavaScript:alert(1)", "http://site.example", "//host.example", "/\\\\host.example", "https:///x", "page"].map(
    (href) => `[a](${href})`,
  ),
])("%s is an error that names the file", (text) => {
  expect(() => proseOf(text, "legal/terms.fr.md")).toThrow("legal/terms.fr.md: pages and PDFs cannot show this: ");
});

test("footnotes follow the block with their first reference", () => {
  const blocks = proseOf("Un.[^b] Deux.[^a]\n\n- Trois.[^b]\n\n[^a]: Article 2.\n[^b]: Article *premier*,\n  page 3.");
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "notes", "list"]);
  expect(blocks[0]).toMatchObject({ content: ["Un.", { kind: "note", number: 1 }, " Deux.", { number: 2 }] });
  expect(blocks[1]).toMatchObject({
    notes: [
      { number: 1, content: ["Article ", { kind: "em", content: ["premier"] }, ", page 3."] },
      { number: 2, content: ["Article 2."] },
    ],
  });
});

test("a file is read with its computed words and without its title", () => {
  const read = (text: string) => {
    const tree = new TestTree();
    tree.write("a.md", text);
    using saved = tree.save();
    return readMarkdown(saved.root, "a.md", { city: "Lyon" });
  };
  expect(read("# Le titre\n\nÀ {city}, `{city}`.\n")).toBe("\nÀ Lyon, `{city}`.\n");
  expect(read("\n\n# Le titre\nUn.\n")).toBe("Un.\n");
  expect(read("Un.\n\n# Une partie\n")).toBe("Un.\n\n# Une partie\n");
});

test.each<[string, ReturnType<typeof proseOf>]>([
  ["#### A", [{ kind: "heading", level: 4, id: "a", content: ["A"] }]],
  ["```\na < b\n```", [{ kind: "code", text: "a < b" }]],
  ["---", [{ kind: "rule" }]],
  ["3. a", [{ kind: "list", ordered: true, start: 3, loose: false, items: [[{ kind: "paragraph", content: ["a"] }]] }]],
])("the block %s becomes data", (text, blocks) => expect(proseOf(text)).toEqual(blocks));

test.each<[string, unknown[]]>([
  ["a `b`", ["a ", { kind: "code", text: "b" }]],
  ["a  \nb", ["a", { kind: "break" }, "b"]],
  ["\\*a", ["*", "a"]],
  ["[a](https://site.example)", [{ kind: "link", href: "https://site.example", content: ["a"] }]],
  ["[a](/legal)", [{ kind: "link", href: "/legal", content: ["a"] }]],
  ["a&nbsp;b &amp; c\nd", ["a\u00a0b & c d"]],
  ["Un.[^x] Deux.", ["Un.[^x] Deux."]],
])("the inline text %s becomes data", (text, content) =>
  expect(proseOf(text)).toEqual([{ kind: "paragraph", content }]),
);

test.each([
  [["L’été", "L’été", "L’été 2", "🎉"], "l-ete l-ete-2 l-ete-2-2 section"],
  [["Menu", "Content", "Cite", "Cite heading", "Related"], "menu-2 content-2 cite-2 cite-heading-2 related-2"],
])("the ids of %j are unique, and different from those of the page and of footnotes", (titles, ids) => {
  expect(titles.map(headingIds()).join(" ")).toBe(ids);
});
