import { expect, test } from "vitest";
import { fixFiles } from "./fix-files.ts";

const nb = "\u00a0";
const nn = "\u202f";

/** The files that are changed, as they are then. */
function fixed(texts: Record<string, string | Uint8Array>): Record<string, string> {
  const files = Object.entries(texts).map(([path, text]) => [path, Buffer.from(text as string)] as const);
  return Object.fromEntries([...fixFiles(new Map(files))].map(([path, each]) => [path, Buffer.from(each).toString()]));
}

test("French Markdown is fixed, and a byte order mark kept", () => {
  expect(fixed({ "legal/a.fr.md": `\ufeffUn.\n"Mot" ici !\n\n  Fin : l'idée\n` })).toEqual({
    "legal/a.fr.md": `\ufeffUn.\n«${nb}Mot${nb}» ici${nn}!\n\n  Fin${nb}: l’idée\n`,
  });
});

test.each([
  ["without faults", { "legal/a.fr.md": "Un.\n", "roles.yaml": "a: { fr: Un, en: 'Who ?' }\n" }],
  ["of no collection", { "notes.yaml": "fr: l'idée\n" }],
  ["that is unreadable", { "roles.yaml": "fr: l'idée !\na: [\n" }],
  ["that is not UTF-8", { "legal/a.fr.md": Buffer.from("L'idée !\n", "latin1") }],
])("a file %s is not changed", (_, texts) => expect(fixed(texts)).toEqual({}));

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
  ];
  const after = [
    "# l'autre",
    `a: { fr: 'L’école${nb}: une idée', en: 'Don''t : x' }`,
    `b: { fr: "Dit «${nb}oui${nb}»${nn}; l’idée${nn}!", en: it's here ! }`,
    "c:",
    "  fr: >-",
    `    Une idée${nb}: l’école, sur deux lignes${nn}!`,
    "",
  ];
  expect(fixed({ "roles.yaml": before.join("\n") })).toEqual({ "roles.yaml": after.join("\n") });
  expect(fixed({ "roles.yaml": after.join("\n") })).toEqual({});
});

test("in a plain page the values of the front matter are fixed", () => {
  const page = "---\ntitle: L'idée\ntag: 'Oui !'\n---\n\nL'eau.\n";
  expect(fixed({ "plain-pages/a.fr.md": page })).toEqual({
    "plain-pages/a.fr.md": `---\ntitle: L’idée\ntag: 'Oui${nn}!'\n---\n\nL’eau.\n`,
  });
});
