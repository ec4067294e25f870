import { expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { frenchTexts } from "./french-texts.ts";

const inHome = (text: string) =>
  findingsBy(frenchTexts, (tree) => tree.set("pages/home.yaml", "hero.subtitle.fr", text)).map((finding) =>
    finding.replace("pages/home.yaml | ", ""),
  );
const inPolicy = (text: string) => findingsBy(frenchTexts, (tree) => tree.write("legal/privacy.fr.md", text));

test.each([
  ['Un "mot" d\'ici.', ["Straight quotation marks", "Straight apostrophe"]],
  ["Le « mot » ici.", ["No no-break space inside « »"]],
  ["Un ? Deux ? Trois !", ["No no-break space before `?`", "No no-break space before `!`"]],
  ["L’école\u202f? «\u00a0Oui\u00a0»\u202f!", []],
])("each kind of error in the French field %s is one finding", (text, kinds) => {
  const found = inHome(text);
  expect(found).toHaveLength(kinds.length);
  for (const [index, kind] of kinds.entries()) expect(found[index]).toContain(`hero.subtitle.fr | ${kind} in French: `);
});

test("a field with several lines has a finding at the line of the error", () => {
  expect(inHome(">-\n      Bonjour dès\n      aujourd'hui.")).toEqual([
    "aujourd'hui. | hero.subtitle.fr | Straight apostrophe in French: \"aujourd'hui.\".",
  ]);
});

test("each error in a French Markdown file is a finding at its line", () => {
  expect(inPolicy("# Aujourd'hui\n\nJusqu'ici ?\n")).toEqual([
    "legal/privacy.fr.md | # Aujourd'hui | Straight apostrophe in French: \"Aujourd'hui\".",
    "legal/privacy.fr.md | Jusqu'ici ? | Straight apostrophe in French: \"Jusqu'ici\".",
    "legal/privacy.fr.md | Jusqu'ici ? | No no-break space before `?` in French: \"Jusqu'ici ?\".",
  ]);
  expect(inPolicy("# L’école\n\nL’école\u202f? «\u00a0Oui\u00a0»\u202f!\n")).toEqual([]);
});

test("English texts and fields without a language are not checked", () => {
  expect(
    findingsBy(frenchTexts, (tree) => {
      tree.set("pages/home.yaml", "hero.subtitle.en", "Who's there? We!");
      tree.set("site.yaml", "host.name", "L'hébergeur!");
      tree.write("legal/privacy.en.md", "# Who's there?\n\nWe!\n");
    }),
  ).toEqual([]);
});
