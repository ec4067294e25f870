import { expect, test } from "vitest";
import { parseYaml, placeOfValue } from "./yaml-file.ts";

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
