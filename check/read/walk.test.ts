import { expect, test } from "vitest";
import { placeInText, texts } from "./walk.ts";
import { parseYaml } from "./yaml-file.ts";

const read = (text: string) => parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text });

/** The line and column of the nth occurrence of words in the text of a key. */
function placeOf(source: string, key: string, words: string, nth = 0): string {
  const file = read(source);
  const leaf = [...texts(file.data)].find(({ path }) => path[0] === key) ?? { text: "", path: [key] };
  const index = [...leaf.text.matchAll(new RegExp(words, "g"))][nth]?.index ?? 0;
  const { line, column } = placeInText(file, leaf, index);
  return `${line}:${column}`;
}

const long = `x: y
folded: >-
  A text that runs
  over two lines,

  and over three.
plain: One line
  and one more
single: 'l''an un
  et l''an deux'
double: "caf\\u00e9\\_: \\
  un caf\\xe9"
`;

test.each([
  ["folded", "runs", 0, "3:15"],
  ["folded", "over", 0, "4:3"],
  ["folded", "over", 1, "6:7"],
  ["plain", "one more", 0, "8:7"],
  ["single", "an", 1, "10:9"],
  ["double", "café", 1, "12:6"],
  ["double", ":", 0, "11:21"],
  ["x", "y", 0, "1:4"],
])("in the text %s, the place of %j is on its own line", (key, words, nth, place) => {
  expect(placeOf(long, key, words, nth)).toBe(place);
});

test("the place of an alias is its key, that of a missing text the start of the file", () => {
  expect(placeOf("a: &b c d\ne: *b\n", "e", "d")).toBe("2:1");
  expect(placeOf("a: b\n", "nowhere", "b")).toBe("1:1");
});
