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
  ["a file with a comment", "a: { fr: l'idée ! } # l'autre\n"],
  ["an unreadable file", "fr: l'idée !\na: [\n"],
])("%s is not changed", (_, text) => expect(fix({ "roles.yaml": text }).files).toEqual({}));

test("French texts of a YAML file are fixed however they are written, and the file is in canonical form", () => {
  const { files, fixed } = fix({
    "roles.yaml": [
      "a: { fr: 'L''école : une idée', en: 'Don''t : x' }",
      'b:   {   fr: "Dit \\"oui\\" ; l\'idée !", en: it\'s here ! }',
      "c:",
      "  fr: >-",
      "    Une idée : l'école,",
      "    sur deux lignes !",
      "d: { fr: [l'a], x: }",
    ].join("\r\n"),
  });
  const written = [
    "a:",
    `  fr: "L’école${nb}: une idée"`,
    '  en: "Don\'t : x"',
    "b:",
    `  fr: Dit «${nb}oui${nb}»${nn}; l’idée${nn}!`,
    "  en: it's here !",
    "c:",
    `  fr: "Une idée${nb}: l’école, sur deux lignes${nn}!"`,
    "d:",
    "  fr:",
    "    - l'a",
    "  x: null",
    "",
  ].join("\n");
  expect(files).toEqual({ "roles.yaml": written });
  expect(fixed.map(({ line, after }) => [line, after])).toEqual(
    [2, 5, 8].map((line) => [line, written.split("\n")[line - 1]!.trim()]),
  );
  expect(fix(files).files).toEqual({});
});
