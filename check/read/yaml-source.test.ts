import { expect, test } from "vitest";
import { nodeAt, parseYaml } from "./yaml-file.ts";
import { spellingOf } from "./yaml-source.ts";

/** The value of `a:`, and the source of each of its characters. */
function spelt(source: string) {
  const node = nodeAt(parseYaml({ path: "", shownAs: "", text: source }), ["a"]);
  const spelling = node && spellingOf(source, node);
  if (!spelling) return undefined;
  const { text, offsets } = spelling;
  return [text, text.split("").map((_, index) => source.slice(offsets[index], offsets[index + 1]))];
}

test.each([
  ["a: bcd # e\n", "bcd", ["b", "c", "d"]],
  ["a: b\n  c\nd: e\n", "b\n  c", ["b", "\n", " ", " ", "c"]],
  ["a: 'b''c\\n' # d\n", "b'c\\n", ["b", "''", "c", "\\", "n"]],
  ["a: ''''\n", "'", ["''"]],
  ['a: "bc" # d\n', "bc", ["b", "c"]],
  ['a: "b\\"c\\\\d"\n', 'b"c\\d', ["b", '\\"', "c", "\\\\", "d"]],
  ["x: y\na: |\n  b\n  c\nd: e\n", "  b\n  c\n", [" ", " ", "b", "\n", " ", " ", "c", "\n"]],
  ["x: y\na: >-\n  b\n", "  b\n", [" ", " ", "b", "\n"]],
])("the characters of %j are %j", (source, text, signs) => expect(spelt(source)).toEqual([text, signs]));

test.each([
  ["\\_", "\u00a0"],
  ["\\t", "\t"],
  ["\\n", "\n"],
  ["\\/", "/"],
  ["\\xE9", "é"],
  ["\\u00A0", "\u00a0"],
  ["\\U000000E9", "é"],
])("the escape %s is one character", (escape, sign) => {
  expect(spelt(`a: "b${escape}c"\n`)).toEqual([`b${sign}c`, ["b", escape, "c"]]);
});

test.each(["\\\n  ", "\\\n \t", "\\\r\n  "])("an escaped line break (%j) is no character", (ending) => {
  expect(spelt(`a: "b${ending}c"\n`)).toEqual(["bc", [`b${ending}`, "c"]]);
});
