import { expect, test } from "vitest";
import { catalogues } from "../messages/catalogue.ts";
import { placeOf, readTextFile } from "./text-file.ts";

const say = catalogues.en;
const read = (bytes: Uint8Array) => readTextFile(bytes, "a.md", "content/a.md", say);
const utf8 = (text: string) => new TextEncoder().encode(text);
const findingAt = (line: number, column: number, [message, remedy]: readonly [string, string]) => ({
  findings: [{ file: "content/a.md", line, column, field: "", message, remedy }],
});

test.each(["", "\n", " \t\r\n", "\ufeff"])("%j is an empty file", (text) => {
  expect(read(utf8(text))).toEqual(findingAt(1, 1, say.emptyFile()));
});

test("another encoding is a finding at the first invalid character", () => {
  expect(read(Buffer.from("Bonjour\nl’été, déjà".replace("’", "'"), "latin1"))).toEqual(findingAt(2, 3, say.notUtf8()));
});

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [5, 3, 2],
  [-1, 1, 1],
])("offset %i is line %i, column %i", (offset, line, column) => {
  expect(placeOf("ab\n\ncd\n", offset)).toEqual({ line, column });
});
