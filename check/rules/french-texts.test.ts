import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import { frenchTexts } from "./french-texts.ts";

const inHome = (text: string) =>
  findingsBy(frenchTexts, (tree) => tree.set("pages/home.yaml", "hero.subtitle.fr", text));

const inPolicy = (text: string) => findingsBy(frenchTexts, (tree) => tree.write("legal/privacy.fr.md", text));

const kinds = [
  ["Dès aujourd'hui.", 'Straight apostrophe in French: "aujourd\'hui.".'],
  ['Un "mot" ici.', 'Straight quotation marks in French: "Un "mot"".'],
  ["Qui donc ?", 'No no-break space before `?` in French: "donc ?".'],
  ["Un «mot\u00a0» ici.", 'No no-break space inside « » in French: "Un «mot".'],
] as const;

describe("a French field", () => {
  test.each(kinds)("%s is a finding at its field", (text, message) => {
    expect(inHome(text).slice(0, 1)).toEqual([`pages/home.yaml | fr: ${text} | hero.subtitle.fr | ${message}`]);
  });

  test("with several lines has a finding at the line of the error", () => {
    expect(inHome(">-\n      Bonjour dès\n      aujourd'hui.")).toEqual([
      "pages/home.yaml | aujourd'hui. | hero.subtitle.fr | Straight apostrophe in French: \"aujourd'hui.\".",
    ]);
  });

  test.each([
    ["guillemets", "Le « mot » ici.", ['No no-break space inside « » in French: "Le « mot".']],
    [
      "spaces, for each sign",
      "Un ? Deux ? Trois !",
      ['No no-break space before `?` in French: "Un ?".', 'No no-break space before `!` in French: "Trois !".'],
    ],
    [
      "each kind",
      "D'abord ?",
      ['Straight apostrophe in French: "D\'abord".', 'No no-break space before `?` in French: "D\'abord ?".'],
    ],
  ])("has one finding for its %s", (_, text, messages) => {
    expect(inHome(text)).toEqual(
      messages.map((message) => `pages/home.yaml | fr: ${text} | hero.subtitle.fr | ${message}`),
    );
  });
});

describe("a French Markdown file", () => {
  test.each(kinds)("with %s has a finding at its line", (text, message) => {
    expect(inPolicy(`# Politique\n\n${text}\n`).slice(0, 1)).toEqual([`legal/privacy.fr.md | ${text} | ${message}`]);
  });

  test("has a finding for each error", () => {
    expect(inPolicy("# Aujourd'hui\n\nJusqu'ici.\n")).toEqual([
      "legal/privacy.fr.md | # Aujourd'hui | Straight apostrophe in French: \"Aujourd'hui\".",
      "legal/privacy.fr.md | Jusqu'ici. | Straight apostrophe in French: \"Jusqu'ici.\".",
    ]);
  });
});

test("correct French is no finding", () => {
  expect(inHome("L’école\u202f? «\u00a0Oui\u00a0»\u202f!")).toEqual([]);
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
