import { expect, test } from "vitest";
import { decodeSheet, guard, parseSheet, unguard, writeSheet } from "./csv.ts";

const cellsOf = (text: string) => parseSheet(text).map(({ cells }) => cells);
const utf8 = new TextEncoder();

test.each([",", ";", "\t"])("a sheet separated by %j is read", (separator) => {
  const text = [
    ['"Nom;,\t;,"', "Rôle"],
    ['"Zoé"', '"dit ""Zo"", la vraie;,\t"'],
  ]
    .map((row) => row.join(separator))
    .join("\n");
  expect(cellsOf(text)).toEqual([
    ["Nom;,\t;,", "Rôle"],
    ["Zoé", 'dit "Zo", la vraie;,'],
  ]);
});

test("multi-line cells, all line endings, empty rows and a declared separator are read", () => {
  const rows = parseSheet('sep=;\r\nNom;Texte\r\n\r\n;\r\nZoé;"deux\r\nlignes"\r\nMalik;une\rLinh;trois\n');
  expect(rows).toEqual([
    { line: 1, cells: ["Nom", "Texte"] },
    { line: 4, cells: ["Zoé", "deux\nlignes"] },
    { line: 5, cells: ["Malik", "une"] },
    { line: 6, cells: ["Linh", "trois"] },
  ]);
});

test.each(['Nom;Rôle\n"Zoé;présidente\n', 'Nom;Rôle\n"Zoé"x;présidente\n'])(
  "a missing quotation mark is reported with its line: %j",
  (text) => {
    expect(() => parseSheet(text)).toThrow(/Line 2|Line 3/);
  },
);

test("UTF-8 with and without a byte order mark, UTF-16 and Windows-1252 are decoded", () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from("Zoé", (sign) => sign.codePointAt(0) ?? 0).buffer),
  ]);
  expect(decodeSheet(utf8.encode("Zoé"))).toBe("Zoé");
  expect(decodeSheet(utf8.encode("\ufeffZoé"))).toBe("Zoé");
  expect(decodeSheet(utf16)).toBe("Zoé");
  expect(decodeSheet(Uint8Array.from([0x5a, 0x6f, 0xe9, 0x20, 0x92, 0x9c]))).toBe("Zoé ’œ");
});

test("formulas are written as text and read back unchanged", () => {
  for (const cell of ["=1+1", "+33 1", "-2", "@x", '=HYPERLINK("x")']) {
    expect(guard(cell)).toBe(`'${cell}`);
    expect(unguard(guard(cell))).toBe(cell);
  }
  expect(unguard("'tis")).toBe("'tis");
  const rows = [
    ["Nom", "Texte"],
    ["=cmd()", 'l’une ; "l’autre",\nà la ligne'],
  ];
  expect(cellsOf(writeSheet(rows, ";").slice(1)).map((row) => row.map(unguard))).toEqual(rows);
});
