import { describe, expect, test } from "vitest";
import { catalogues } from "../messages/catalogue.ts";
import { syntaxFindings } from "./syntax-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const say = catalogues.en;

/** Line and column, and what is wrong. */
const told = (text: string) =>
  syntaxFindings(parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text }), say).map(
    ({ line, column, message }) => [`${line}:${column}`, message] as const,
  );

test.each([
  ["a:\n\tb: 1\n", "2:1", "tab"],
  ["a: b: c\n", "1:4", "colonInText"],
  ["a: 1\n b: 2\n", "1:4", "colonInText"],
  ["a: 1\nbc\n", "2:1", "noColon"],
  ["a: 1\nbc\nd: 2\n", "2:1", "noColon"],
  ["a: 1\nquotes\n", "2:1", "noColon"],
  ["x: 1\na:\u00a0b\nc: 1\n", "2:1", "noColon"],
  ["a:\n    b: 1\n  c: 2\n", "3:1", "indentation"],
  ["a: [1, 2\nb: 3\n", "2:1", "indentation"],
  ["a: @b\n", "1:4", "reservedStart"],
  ["a: %b\n", "1:4", "reservedStart"],
  ["a: *\n", "1:4", "reservedStart"],
  ["b: &c 1\nd: *c\na: &x [*c, *x]\n", "3:12", "reservedStart"],
  ["a: !b c\n", "1:4", "reservedStart"],
  ["a: 'b'c\n", "1:7", "afterQuote"],
  ['a: "b" "c"\n', "1:8", "afterQuote"],
  ["a: 1\n---\nb: 2\n", "2:1", "twoDocuments"],
  ['a: "b\\q"\n', "1:6", "backslash"],
  ["a: &b &c d\n", "1:7", "otherSyntax"],
] as const)("%j is a finding at %s: %s", (text, place, wording) => {
  expect(told(text)).toEqual([[place, say[wording]()[0]]]);
});

test("a finding of YAML is that of the file as a whole, with a remedy", () => {
  const file = parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: "a: @b\n" });
  const [message, remedy] = say.reservedStart();
  expect(syntaxFindings(file, say)).toEqual([
    { file: "content/a.yaml", line: 1, column: 4, field: "", message, remedy },
  ]);
});

describe("a quotation mark that never closes", () => {
  test.each([
    ['x: "y"\na: "b\nc: d\n', "2:4"],
    ["x: 'y'\na: 'b\nc: d\n", "2:4"],
    ["x: { y: 'b, z: c }\n", "1:9"],
    ["x: [a, 'b, c]\n", "1:8"],
  ])("in %j is shown where it opens, at %s", (text, place) => {
    expect(told(text)[0]).toEqual([place, say.unclosedQuote()[0]]);
    expect(told(text)).toHaveLength(1);
  });
});

test("what calls a name that nobody gave is a finding where it does", () => {
  expect(told("a: *b\n")).toEqual([["1:4", say.reservedStart()[0]]]);
  expect(told("a: &x 1\nb: *x\nc: *y\nd: *z\n")).toEqual([["3:4", say.reservedStart()[0]]]);
  expect(told("a: 1\na: *y\n").map(([place]) => place)).toEqual(["2:1", "2:4"]);
});

describe("a name that stands twice", () => {
  const twice = (key: string) => say.duplicateKey(key)[0];

  test("is a finding each time", () => {
    expect(told("a: 1\nbc : 2\na: 3\nbc : 4\n")).toEqual([
      ["3:1", twice("a")],
      ["4:1", twice("bc")],
    ]);
    expect(told("? a\n? a\n")).toEqual([["2:3", twice("a")]]);
  });

  test("comes before the first finding of YAML, and those that follow are its echo", () => {
    expect(told("a: 1\na: 2\nb: @c\nd: @e\n")).toEqual([
      ["2:1", twice("a")],
      ["3:4", say.reservedStart()[0]],
    ]);
  });
});

test.each(["", "# later\n", "---\n", "null\n", "~\n"])("%j is an empty file", (text) => {
  expect(told(text)).toEqual([["1:1", say.emptyFile()[0]]]);
});

test.each([
  ["# list\n- one\n- two\n", "2:1"],
  ["# words\nonly words\n", "2:1"],
  ["a:b\n", "1:1"],
  ["5\n", "1:1"],
])("%j is not made of names and values", (text, place) => {
  expect(told(text)).toEqual([[place, say.notAMap()[0]]]);
});

test.each(["a: 1\n", "a: 'b: c'\n", "a: &x 1\nb: *x\n", "{ a: 1 }\n", "{}\n", "# c\na:\n  - b\n"])(
  "%j is right",
  (text) => expect(told(text)).toEqual([]),
);
