import { expect, test } from "vitest";
import { nodeAt, parseYaml, placeOfKey, placeOfValue } from "./yaml-file.ts";

const read = (text: string) => parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text });

const text = `title: Hello
office:
  - name: Ana
    role: { fr: présidente, en: president }
  - name: Zoé
    born: 1999
2024: a year
none:
`;

const valueIn = (source: string, path: (string | number)[]) => {
  const { line, column } = placeOfValue(read(source), path);
  return `${line}:${column}`;
};

test("a repeated key is no obstacle to reading a file, other errors are", () => {
  expect(read("a: 1\na: 2\n").data).toEqual({ a: 2 });
  expect(read("a: @b\n").data).toBeUndefined();
  expect(read("a: *b\n").data).toBeUndefined();
});

test.each([
  [["title"], "1:8"],
  [["office", 0, "role", "en"], "4:33"],
  [["office", 1, "born"], "6:11"],
  [[2024], "7:7"],
  [["none"], "8:6"],
])("the value at %j is at %s", (path, place) => expect(valueIn(text, path)).toBe(place));

test.each([
  [["office"], "2:1"],
  [["office", 1], "5:5"],
  [["office", 0, "role"], "4:5"],
  [["office", 1, "email"], "5:5"],
  [["office", 7], "2:1"],
  [["title", "fr"], "1:8"],
  [["nowhere"], "1:1"],
  [[], "1:1"],
])("the place of %j, a group or missing value, is that of the nearest key or list item", (path, place) =>
  expect(valueIn(text, path)).toBe(place),
);

test("the place of an aliased value is that of the alias", () => {
  const source = "a: &x\n  b: { c: 1 }\nd: *x\n";
  expect(valueIn(source, ["d"])).toBe("3:1");
  expect(valueIn(source, ["d", "b", "c"])).toBe("3:1");
});

test("the place of a key, or of the value when there is no key", () => {
  const file = read(text);
  expect(placeOfKey(file, ["office", 0, "role"])).toEqual({ line: 4, column: 5 });
  expect(placeOfKey(file, ["office", 1])).toEqual({ line: 5, column: 5 });
  expect(placeOfKey(file, ["nowhere"])).toEqual({ line: 1, column: 1 });
});

test("the node of a value, or the deepest one that exists", () => {
  const file = read(text);
  expect(nodeAt(file, ["office", 1, "name"])?.toJSON()).toBe("Zoé");
  expect(nodeAt(file, ["title", "fr"])?.toJSON()).toBe("Hello");
  expect(nodeAt(file, ["nowhere"])).toBeUndefined();
});
