import { expect, test } from "vitest";
import { fixFiles } from "./fix-files.ts";

const nb = "\u00a0";
const nn = "\u202f";

function fix(texts: Record<string, string | Uint8Array>) {
  const bytes = (text: string | Uint8Array) => (typeof text === "string" ? new TextEncoder().encode(text) : text);
  const { files, fixed } = fixFiles(new Map(Object.entries(texts).map(([path, text]) => [path, bytes(text)])));
  const decode = (each: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(each);
  return { files: Object.fromEntries([...files].map(([path, each]) => [path, decode(each)])), fixed };
}

test("each changed line is listed once, before and after", () => {
  const text = `Un.\n"Mot" ici !\n\n  Fin : l'idée`;
  expect(fix({ "legal/a.fr.md": text })).toEqual({
    files: { "legal/a.fr.md": `Un.\n«${nb}Mot${nb}» ici${nn}!\n\n  Fin${nb}: l’idée` },
    fixed: [
      { file: "legal/a.fr.md", line: 2, before: '"Mot" ici !', after: `«${nb}Mot${nb}» ici${nn}!` },
      { file: "legal/a.fr.md", line: 4, before: "Fin : l'idée", after: `Fin${nb}: l’idée` },
    ],
  });
});

test("a sign at the end of a line belongs to that line, and a byte order mark is kept", () => {
  const { files, fixed } = fix({ "legal/a.fr.md": "\ufeffOui!\nNon.\n" });
  expect(files).toEqual({ "legal/a.fr.md": `\ufeffOui${nn}!\nNon.\n` });
  expect(fixed).toEqual([{ file: "legal/a.fr.md", line: 1, before: "Oui!", after: `Oui${nn}!` }]);
});

test("files without errors and other files are not changed", () => {
  const others = {
    "legal/a.fr.md": "Un.\n",
    "roles.yaml": "a: { fr: Un, en: 'Who ?' }\n",
    "notes.yaml": "fr: l'idée\n",
  };
  expect(fix(others)).toEqual({ files: {}, fixed: [] });
});

test("a file that is not UTF-8 is skipped", () => {
  const latin = new Uint8Array([...new TextEncoder().encode("L'id"), 0xe9, ...new TextEncoder().encode("e !\n")]);
  const { files, fixed } = fix({ "legal/a.fr.md": latin, "legal/b.fr.md": "Oui !\n" });
  expect(files).toEqual({ "legal/b.fr.md": `Oui${nn}!\n` });
  expect(fixed.map(({ file }) => file)).toEqual(["legal/b.fr.md"]);
});

test.each([
  ["a text in YAML", "a:\n  fr: l'idée !\n  en: it's !\n", `a:\n  fr: l’idée${nn}!\n  en: it's !\n`],
  ["several texts", "a: { fr: l'a }\nb: { fr: l'b }\n", "a: { fr: l’a }\nb: { fr: l’b }\n"],
  ["escaped quotation marks", 'fr: "\\"a\\" b"\n', `fr: "«${nb}a${nb}» b"\n`],
  ["a file with a repeated key", "a: 1\na: 1\nfr: l'a\n", "a: 1\na: 1\nfr: l’a\n"],
  ["a text beside complex keys", "? [a, fr]\n: l'a\nfr: l'b\n", "? [a, fr]\n: l'a\nfr: l’b\n"],
  [
    "a text beside lists and keys without a value",
    "a: { fr }\nb: { fr: [l'a] }\nfr: l'b\n",
    "a: { fr }\nb: { fr: [l'a] }\nfr: l’b\n",
  ],
])("%s is fixed", (_, before, after) => expect(fix({ "roles.yaml": before }).files["roles.yaml"]).toBe(after));

test.each([
  ["a sign on the next line", 'fr: "a \\\n  ! b"\n'],
  ["an unreadable file", "fr: l'idée !\na: [\n"],
])("%s is not changed", (_, text) => expect(fix({ "roles.yaml": text }).files).toEqual({}));

test("a key that would become too long for YAML is not changed, the rest is", () => {
  const long = `{ fr: ${"a".repeat(1015)}! }: 1\n`;
  expect(fix({ "roles.yaml": long }).files).toEqual({});
  expect(fix({ "roles.yaml": `a: { fr: l'a }\n${long}` }).files).toEqual({ "roles.yaml": `a: { fr: l’a }\n${long}` });
});
