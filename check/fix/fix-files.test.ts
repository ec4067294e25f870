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

test.each([["an unreadable file", "fr: l'idée !\na: [\n"]])("%s is not changed", (_, text) =>
  expect(fix({ "roles.yaml": text }).files).toEqual({}),
);

test("French texts of a YAML file are fixed however they are written, and the rest stays as it is", () => {
  const before = [
    "# l'autre",
    "a: { fr: 'L''école : une idée', en: 'Don''t : x' }",
    'b: { fr: "Dit \\"oui\\" ; l\'idée !", en: it\'s here ! }',
    "c:",
    "  fr: >-",
    "    Une idée : l'école,",
    "    sur deux lignes !",
    "",
  ].join("\n");
  const { files, fixed } = fix({ "roles.yaml": before });
  expect(files["roles.yaml"]).toBe(
    [
      "# l'autre",
      `a: { fr: 'L’école${nb}: une idée', en: 'Don''t : x' }`,
      `b: { fr: "Dit «${nb}oui${nb}»${nn}; l’idée${nn}!", en: it's here ! }`,
      "c:",
      "  fr: >-",
      `    Une idée${nb}: l’école, sur deux lignes${nn}!`,
      "",
    ].join("\n"),
  );
  expect(fixed.map(({ line }) => line)).toEqual([2, 3, 6]);
  expect(fix(files).files).toEqual({});
});

test("in a plain page the values of the front matter are fixed", () => {
  const page = "---\ntitle: L'idée\ntag: 'Oui !'\n---\n\nL'eau.\n";
  expect(fix({ "plain-pages/a.fr.md": page }).files).toEqual({
    "plain-pages/a.fr.md": `---\ntitle: L’idée\ntag: 'Oui${nn}!'\n---\n\nL’eau.\n`,
  });
});
