import { expect, test } from "vitest";
import { placeOfWords, texts } from "./walk.ts";
import { parseYaml, placeOfKey, placeOfValue } from "./yaml-file.ts";

const text = `title: Hello
office:
  - name: Ana
    role: { fr: présidente, en: president }
  - name: Zoé
    born: 1999
long: >-
  A text that runs
  over (several) lines.
none:
`;
const file = parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text });

test("every text is found, with the way to it", () => {
  expect([...texts(file.data)]).toEqual([
    { text: "Hello", path: ["title"] },
    { text: "Ana", path: ["office", 0, "name"] },
    { text: "présidente", path: ["office", 0, "role", "fr"] },
    { text: "president", path: ["office", 0, "role", "en"] },
    { text: "Zoé", path: ["office", 1, "name"] },
    { text: "A text that runs over (several) lines.", path: ["long"] },
  ]);
});

test("a value is shown where it stands; what holds others, or is missing, where its name stands", () => {
  expect(placeOfValue(file, ["title"])).toEqual({ line: 1, column: 8 });
  expect(placeOfValue(file, ["office", 0, "role", "en"])).toEqual({ line: 4, column: 33 });
  expect(placeOfValue(file, ["office"])).toEqual({ line: 2, column: 1 });
  expect(placeOfValue(file, ["office", 1])).toEqual({ line: 5, column: 5 });
  expect(placeOfValue(file, ["office", 1, "email"])).toEqual({ line: 5, column: 5 });
  expect(placeOfValue(file, ["office", 7])).toEqual({ line: 2, column: 1 });
  expect(placeOfValue(file, ["nowhere"])).toEqual({ line: 1, column: 1 });
});

test("a name is shown where it stands", () => {
  expect(placeOfKey(file, ["office", 0, "role"])).toEqual({ line: 4, column: 5 });
  expect(placeOfKey(file, ["office", 1])).toEqual({ line: 5, column: 5 });
});

test("words are shown on their line of a long text, signs included", () => {
  expect(placeOfWords(file, ["long"], "over (several)")).toEqual({ line: 9, column: 3 });
  expect(placeOfWords(file, ["long"], "runs over")).toEqual({ line: 8, column: 15 });
  expect(placeOfWords(file, ["long"], "not there")).toEqual({ line: 7, column: 7 });
  expect(placeOfWords(file, ["nowhere"], "words")).toEqual({ line: 1, column: 1 });
});
