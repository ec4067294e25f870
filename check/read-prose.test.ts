import { expect, test } from "vitest";
import { plainText } from "#model/prose.ts";
import { proseOf } from "./read-prose.ts";

test("headings, lists, tables and quotations become plain data", () => {
  const blocks = proseOf("## Les dates\n\nUn **mot** *dit*.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> Non.");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list", "table", "quote"]);
  expect(blocks[0]).toMatchObject({ level: 2, id: "les-dates" });
  expect(blocks[1]).toMatchObject({ content: ["Un ", { kind: "strong", content: ["mot"] }, " ", { kind: "em" }, "."] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ kind: "paragraph", content: ["a"] }], [{}]] });
  expect(blocks[3]).toMatchObject({ head: [["x"], ["y"]], rows: [[["1"], ["2"]]] });
});

test("two headings of one name have addresses of their own", () => {
  const ids = proseOf("## Cas\n\n## Cas").map((block) => block.kind === "heading" && block.id);
  expect(ids).toEqual(["cas", "cas-2"]);
});

test("markup and addresses that could run code are not passed on", () => {
  const blocks = proseOf(
    "a <img src=x onerror=alert(1)> [b](javascript:alert(1)) [c](https://site.example)\n\n<script>1</script>",
  );
  const [first] = blocks;
  expect(blocks).toHaveLength(1);
  expect(JSON.stringify(blocks)).not.toMatch(/script|onerror/);
  expect(first?.kind === "paragraph" && plainText(first.content)).toBe("a  b c");
});
