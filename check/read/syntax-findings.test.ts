import { expect, test } from "vitest";
import { catalogues } from "../messages/catalogue.ts";
import { syntaxFindings } from "./syntax-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const say = catalogues.en;

/** Line and column, and the message. */
const findingsIn = (text: string) =>
  syntaxFindings(parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text }), say).map(
    ({ line, column, message }) => [`${line}:${column}`, message] as const,
  );

test.each([
  ["a:\n\tb: 1\n", "2:1", "tab"],
  ["a: b: c\n", "1:4", "colonInText"],
  ["a: 1\nbc\n", "2:1", "noColon"],
  ["a: 1\nquotes\n", "2:1", "noColon"],
  ["x: 1\na:\u00a0b\nc: 1\n", "2:1", "noColon"],
  ["a:\n    b: 1\n  c: 2\n", "3:1", "indentation"],
  ["a: [1, 2\nb: 3\n", "2:1", "indentation"],
  ["a: @b\n", "1:4", "reservedStart"],
  ["b: &c 1\nd: *c\na: &x [*c, *x]\n", "3:12", "reservedStart"],
  ["a: !b c\n", "1:4", "reservedStart"],
  ["a: 'b'c\n", "1:7", "afterQuote"],
  ["a: 1\n---\nb: 2\n", "2:1", "twoDocuments"],
  ['a: "b\\q"\n', "1:6", "backslash"],
  ["a: &b &c d\n", "1:7", "otherSyntax"],
  ['x: "y"\na: "b\nc: d\n', "2:4", "unclosedQuote"],
  ["x: { y: 'b, z: c }\n", "1:9", "unclosedQuote"],
  ["a: *b\n", "1:4", "reservedStart"],
  ["a: &x 1\nb: *x\nc: *y\nd: *z\n", "3:4", "reservedStart"],
  ["# list\n- one\n- two\n", "2:1", "notAMap"],
  ["a:b\n", "1:1", "notAMap"],
  ["", "1:1", "emptyFile"],
  ["# later\n", "1:1", "emptyFile"],
] as const)("%j is a finding at %s: %s", (text, place, wording) => {
  expect(findingsIn(text)).toEqual([[place, say[wording]()[0]]]);
});

test("each repeated key is a finding, before the first syntax error; later errors are left out", () => {
  const twice = (key: string) => say.duplicateKey(key)[0];
  expect(findingsIn("a: 1\nbc : 2\na: 3\nbc : 4\n")).toEqual([
    ["3:1", twice("a")],
    ["4:1", twice("bc")],
  ]);
  expect(findingsIn("? a\n? a\n")).toEqual([["2:3", twice("a")]]);
  const reserved = say.reservedStart()[0];
  expect(findingsIn("a: 1\na: 2\nb: @c\nd: @e\n")).toEqual([
    ["2:1", twice("a")],
    ["3:4", reserved],
  ]);
  expect(findingsIn("a: 1\na: *y\n")).toEqual([
    ["2:1", twice("a")],
    ["2:4", reserved],
  ]);
});

test.each(["a: 1\n", "a: 'b: c'\n", "a: &x 1\nb: *x\n", "{ a: 1 }\n", "{}\n", "# c\na:\n  - b\n"])(
  "%j is valid",
  (text) => expect(findingsIn(text)).toEqual([]),
);
