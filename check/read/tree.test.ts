import { expect, test } from "vitest";
import { catalogues } from "../messages/catalogue.ts";
import { readTree, type Tree } from "./tree.ts";

const say = catalogues.en;
const pole = (title: string) =>
  `position: 1\nyear: 2025\ntitle: { fr: ${title}, en: ${title} }\ndescription: { fr: Un texte., en: A text. }\nteam: [{ name: Awa Lindqvist, role: president }]\n`;

const read = (files: Record<string, string | Uint8Array>) =>
  readTree({
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    shownAs: "content",
    today: new Date("2026-03-14"),
    atlas: undefined,
    say,
  });
const keysOf = ({ yaml, markdown, valid }: Tree) => [yaml, markdown, valid].map((each) => [...each.keys()]);

test("YAML, Markdown and valid data are read in the order of their file names, other files are not", () => {
  const { tree, findings } = read({
    "poles/b.yaml": pole("Bé"),
    "legal/b.fr.md": "# B\r\n",
    "legal/README.md": "# Texts\n",
    "poles/c.yaml": "titel: x\n",
    "poles/a.yaml": pole("A"),
    "README.md": "# Content\n",
    "a.jpg": "x",
    "poles/a.yml": "x",
    "poles/deep/a.yaml": "x",
  });
  expect(keysOf(tree)).toEqual([
    ["poles/a.yaml", "poles/b.yaml", "poles/c.yaml"],
    ["legal/README.md", "legal/b.fr.md"],
    ["poles/a.yaml", "poles/b.yaml"],
  ]);
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(["content/poles/c.yaml"]));
  const markdown = { path: "legal/b.fr.md", shownAs: "content/legal/b.fr.md", text: "# B\n" };
  expect(tree.markdown.get("legal/b.fr.md")).toEqual(markdown);
  expect(tree.valid.get("poles/b.yaml")).toMatchObject({ title: { fr: "Bé" } });
});

const twice = say.duplicateKey("position")[0];

test.each<[string, string, string | Uint8Array, string[], boolean]>([
  ["empty Markdown", "legal/a.fr.md", "\n", [`1 ${say.emptyFile()[0]}`], false],
  ["an empty file", "poles/a.yaml", "", [`1 ${say.emptyFile()[0]}`], false],
  ["another encoding", "poles/a.yaml", Uint8Array.of(0xe9), [`1 ${say.notUtf8()[0]}`], false],
  ["a syntax error", "poles/a.yaml", "a: @b\n", [`1 ${say.reservedStart()[0]}`], true],
  ["a list", "poles/a.yaml", "- a\n", [`1 ${say.notAMap()[0]}`], true],
  ["a repeated key", "poles/a.yaml", `${pole("A")}position: 2\n`, [`6 ${twice}`], true],
  [
    "a repeated key with a wrong value",
    "poles/a.yaml",
    `${pole("A")}position: x\n`,
    [`6 ${twice}`, expect.stringContaining(', found "x"')],
    true,
  ],
])("%s is not valid", (_, path, text, messages, isParsed) => {
  const { tree, findings } = read({ [path]: text });
  expect(findings.map(({ line, message }) => `${line} ${message}`)).toEqual(messages);
  expect(keysOf(tree)).toEqual([isParsed ? [path] : [], [], []]);
});
