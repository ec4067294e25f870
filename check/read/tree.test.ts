import { describe, expect, test } from "vitest";
import { z } from "zod";
import { catalogues } from "../messages/catalogue.ts";
import { belongsTo, entries, findingAt, findingOf, mayBeMissing, readTree, schemaFor, type Tree } from "./tree.ts";

const say = catalogues.en;
const pole = (title: string) =>
  `position: 1\ntitle: { fr: ${title}, en: ${title} }\ndescription: { fr: Un texte., en: A text. }\nteam: [{ name: Awa Lindqvist, role: president }]\n`;

const read = (files: Record<string, string | Uint8Array>) =>
  readTree({
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    shownAs: "content",
    today: new Date("2026-03-14"),
    atlas: undefined,
    say,
  });
const messagesFor = (files: Record<string, string | Uint8Array>) =>
  read(files).findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
const keysOf = ({ yaml, markdown, valid }: Tree) => [yaml, markdown, valid].map((each) => [...each.keys()]);

describe("a content folder is read", () => {
  test("in the order of its file names: YAML, Markdown and valid data", () => {
    const { tree, findings } = read({
      "poles/b.yaml": pole("Bé"),
      "legal/b.fr.md": "# B\n",
      "legal/a.fr.md": "# A\n",
      "poles/c.yaml": "titel: x\n",
      "poles/a.yaml": pole("A"),
    });
    expect(keysOf(tree)).toEqual([
      ["poles/a.yaml", "poles/b.yaml", "poles/c.yaml"],
      ["legal/a.fr.md", "legal/b.fr.md"],
      ["poles/a.yaml", "poles/b.yaml"],
    ]);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(["content/poles/c.yaml"]));
    expect(tree.markdown.get("legal/a.fr.md")).toEqual({
      path: "legal/a.fr.md",
      shownAs: "content/legal/a.fr.md",
      text: "# A\n",
    });
    expect(tree.valid.get("poles/b.yaml")).toMatchObject({ title: { fr: "Bé" } });
  });

  test("without other files and without README.md", () => {
    const { tree, findings } = read({
      "README.md": "# Content\n",
      "a.jpg": "x",
      "poles/a.yml": "x",
      "poles/deep/a.yaml": "x",
      "legal/README.md": "# Texts\n",
    });
    expect(keysOf(tree)).toEqual([[], ["legal/README.md"], []]);
    expect(findings).toEqual([]);
  });
});

test("an empty or undecodable file is only a finding", () => {
  const files = { "legal/a.fr.md": "\n", "poles/a.yaml": Uint8Array.of(0xe9), "poles/b.yaml": "" };
  expect(messagesFor(files)).toEqual([
    `content/legal/a.fr.md:1 ${say.emptyFile()[0]}`,
    `content/poles/a.yaml:1 ${say.notUtf8()[0]}`,
    `content/poles/b.yaml:1 ${say.emptyFile()[0]}`,
  ]);
  expect(keysOf(read(files).tree)).toEqual([[], [], []]);
});

test("a file with a syntax error or without keys is not validated", () => {
  const files = { "poles/a.yaml": "a: @b\n", "poles/b.yaml": "- a\n", "poles/c.yaml": "a: *b\n" };
  expect(messagesFor(files)).toEqual([
    `content/poles/a.yaml:1 ${say.reservedStart()[0]}`,
    `content/poles/b.yaml:1 ${say.notAMap()[0]}`,
    `content/poles/c.yaml:1 ${say.reservedStart()[0]}`,
  ]);
  expect(keysOf(read(files).tree)).toEqual([["poles/a.yaml", "poles/b.yaml", "poles/c.yaml"], [], []]);
});

test("a file with a repeated key is validated but not valid", () => {
  const twice = say.duplicateKey("position")[0];
  expect(messagesFor({ "poles/a.yaml": `${pole("A")}position: 2\n` })).toEqual([`content/poles/a.yaml:5 ${twice}`]);
  expect(read({ "poles/a.yaml": `${pole("A")}position: 2\n` }).tree.valid.size).toBe(0);
  expect(messagesFor({ "poles/a.yaml": `${pole("A")}position: x\n` })).toEqual([
    `content/poles/a.yaml:5 ${twice}`,
    expect.stringContaining(', found "x"'),
  ]);
});

test.each([
  ["site.yaml", "site.yaml", true],
  ["pages/site.yaml", "site.yaml", false],
  ["site.yaml.yaml", "site.yaml", false],
  ["poles/a.yaml", "poles/", true],
  ["poles/a.yml", "poles/", false],
  ["poles/deep/a.yaml", "poles/", false],
  ["old/poles/a.yaml", "poles/", false],
])("belongsTo(%s, %s) is %s", (path, place, expected) => {
  expect(belongsTo(path, place)).toBe(expected);
  expect(schemaFor(path) !== undefined).toBe(expected);
});

test("a file may be missing when all its fields may", () => {
  expect(mayBeMissing(z.strictObject({ a: z.int().default(1), b: z.int().optional() }))).toBe(true);
  expect(mayBeMissing(z.strictObject({ a: z.int() }))).toBe(false);
  expect(mayBeMissing(z.record(z.string(), z.int()))).toBe(false);
});

test("the entries of a folder are its valid files with their ids", () => {
  const { tree } = read({
    "poles/b.yaml": pole("B"),
    "poles/a.yaml": "x: 1\n",
    "poles/c.yaml": pole("C"),
    "redirects.yaml": "redirects: []\n",
  });
  expect(entries(tree, "poles").map(({ id, file, data }) => [id, file.path, data.title.fr])).toEqual([
    ["b", "poles/b.yaml", "B"],
    ["c", "poles/c.yaml", "C"],
  ]);
  expect(entries(tree, "redirects").map(({ id }) => id)).toEqual(["redirects"]);
});

test("a finding is at a value or about a whole file", () => {
  const { tree } = read({ "poles/a.yaml": pole("A") });
  const file = tree.yaml.get("poles/a.yaml")!;
  const said = { message: "Wrong.", remedy: "Right it." };
  expect(findingAt(file, ["title", "en"], ["Wrong.", "Right it."])).toEqual({
    file: "content/poles/a.yaml",
    line: 2,
    column: 21,
    field: "title.en",
    ...said,
  });
  expect(findingOf(tree, "poles/", ["Wrong.", "Right it."])).toEqual({
    file: "content/poles/",
    line: 0,
    column: 0,
    field: "",
    ...said,
  });
});
