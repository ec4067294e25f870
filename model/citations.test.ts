import { expect, test } from "vitest";
import { apa, bibtex, type Cited, ris } from "./citations.ts";

const work: Cited = {
  title: "MiCA & l’Europe, un an après",
  authors: ["Inès Marchetti", "Jean-Luc Nguyen", "Emma Delacroix-Owusu"],
  date: "2026-01-20",
  kind: "Rapport",
  publisher: "Réseau",
  url: "https://site.example/fr/publications/mica_1",
  lang: "fr",
};

test("BibTeX: family names first, signs that TeX reads escaped, the address as it is", () => {
  expect(bibtex(work)).toBe(
    [
      "@techreport{marchetti2026mica,",
      String.raw`  title       = {{MiCA \& l’Europe, un an après}},`,
      "  author      = {Marchetti, Inès and Nguyen, Jean-Luc and Delacroix-Owusu, Emma},",
      "  institution = {Réseau},",
      "  type        = {Rapport},",
      "  year        = {2026},",
      "  date        = {2026-01-20},",
      "  langid      = {french},",
      "  url         = {https://site.example/fr/publications/mica_1}",
      "}",
    ].join("\n"),
  );
});

test("APA: initials, the day in the reader's language", () => {
  expect(apa(work)).toBe(
    "Marchetti, I., Nguyen, J.-L. et Delacroix-Owusu, E. (2026, 20 janvier). MiCA & l’Europe, un an après [Rapport]. Réseau. https://site.example/fr/publications/mica_1",
  );
  expect(apa({ ...work, authors: ["Collectif"], lang: "en" })).toMatch(/^Collectif\. \(2026, 20 January\)\. /);
});

test("RIS: one line for each author, and an end", () => {
  const lines = ris(work).split("\n");
  expect(lines[0]).toBe("TY  - RPRT");
  expect(lines.filter((line) => line.startsWith("AU"))).toHaveLength(3);
  expect(lines.at(-1)).toBe("ER  - ");
});
