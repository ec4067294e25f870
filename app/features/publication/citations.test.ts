import { expect, test } from "vitest";
import { apa, bibtex, type Cited } from "./citations.server.ts";

const work: Cited = {
  title: "MiCA & l’Europe, un an après",
  authors: ["Inès Marchetti", "Jean-Luc Nguyen", "Emma Delacroix-Owusu"],
  date: "2026-01-20",
  kind: "Rapport",
  publisher: "Réseau",
  url: "https://site.example/fr/publications/mica_1",
  lang: "fr",
};

test("BibTeX keeps capitals and accents, and escapes the characters of TeX except in the address", () => {
  expect(bibtex(work)).toBe(
    [
      "@techreport{marchetti2026mica,",
      "  author      = {Marchetti, Inès and Nguyen, Jean-Luc and Delacroix-Owusu, Emma},",
      "  year        = {2026},",
      "  institution = {Réseau},",
      String.raw`  title       = {{MiCA \& l’Europe, un an après}},`,
      "  type        = {Rapport},",
      "  url         = {https://site.example/fr/publications/mica_1},",
      "  date        = {2026-01-20},",
      "  langid      = {french}",
      "}",
    ].join("\n"),
  );
  expect(bibtex({ ...work, lang: "en" })).toContain("langid      = {british}");
  expect(bibtex({ ...work, title: "100 % à $1 #_{} ~^\\ <b>" })).toContain(
    String.raw`{{100 \% à \$1 \#\_\{\} \textasciitilde{}\textasciicircum{}\textbackslash{} \textless{}b\textgreater{}}}`,
  );
});

test("APA in French writes « et », the day before the month, and « 1er »", () => {
  expect(apa(work)).toBe(
    "Marchetti, I., Nguyen, J.-L. et Delacroix-Owusu, E. (2026, 20 janvier). MiCA & l’Europe, un an après [Rapport]. Réseau. https://site.example/fr/publications/mica_1",
  );
  expect(apa({ ...work, date: "2026-02-01" })).toContain("(2026, 1er février)");
});

test("APA in English writes an ampersand, and the month before the day", () => {
  expect(apa({ ...work, kind: "Report", lang: "en" })).toBe(
    "Marchetti, I., Nguyen, J.-L., & Delacroix-Owusu, E. (2026, January 20). MiCA & l’Europe, un an après [Report]. Réseau. https://site.example/fr/publications/mica_1",
  );
});

test("citations handle single names, several family names and particles", () => {
  expect(apa({ ...work, authors: ["Collectif"] })).toMatch(/^Collectif\. \(2026, /);
  expect(apa({ ...work, authors: ["Inès Marchetti", "Collectif"] })).toMatch(/^Marchetti, I\. et Collectif\. /);
  expect(apa({ ...work, authors: ["Fatou Binta Cissokho"] })).toMatch(/^Binta Cissokho, F\. /);
  expect(apa({ ...work, authors: ["Ana de la Cruz"] })).toMatch(/^de la Cruz, A\. /);
  expect(apa({ ...work, authors: ["Marie-Ève Ly", "J.R. Mori"] })).toMatch(/^Ly, M\.-È\. et Mori, J\. R\. /);
  expect(bibtex({ ...work, authors: ["Fatou Binta Cissokho", "Collectif"] })).toContain(
    "{Binta Cissokho, Fatou and {Collectif}}",
  );
});

test("APA lists the first nineteen and the last of more than twenty authors", () => {
  const authors = Array.from({ length: 21 }, (_, at) => `Ana Ruiz${at + 1}`);
  expect(apa({ ...work, authors })).toContain("Ruiz19, A., … Ruiz21, A. (2026");
});
