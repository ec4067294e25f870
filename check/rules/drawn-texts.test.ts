import { describe, expect, test } from "vitest";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { drawnTexts } from "./drawn-texts.ts";

/** Characters that only the display typeface, only the text typeface and no typeface has. */
const signs = { display: "ˉ", text: "Ǆ", none: "中" };

const found = (change: (tree: TestTree) => void) =>
  findingsBy(drawnTexts, change).map((finding) => finding.split(" | ").slice(0, 3).join(" | "));
const withSign = (file: string, words: string, sign: string) => (tree: TestTree) =>
  tree.replace(file, words, words + sign);

type Place = [file: string, words: string, field: string];

const titles: Place[] = [
  ["site.yaml", "name: Réseau d’essai", "name"],
  ["pages/home.yaml", "fr: Le premier réseau", "hero.title.fr"],
  ...["board", "association", "branches", "publications", "donation", "events"].map((page): Place => [
    `pages/${page}.yaml`,
    "fr: Un titre",
    "header.title.fr",
  ]),
  ["pages/join.yaml", "en: How to join\n  title:\n    fr: Rejoindre", "header.title.fr"],
  ["pages/press.yaml", "fr: Presse", "header.title.fr"],
  ["pages/accessibility.yaml", "en: Legal\n  title:\n    fr: Déclaration d’accessibilité", "header.title.fr"],
  ["branches/lyon.yaml", "name:\n  fr: Lyon", "name.fr"],
  ["legal/privacy.yaml", "fr: Politique de confidentialité", "title.fr"],
  ["krypto-tour/edition.yaml", "title: Krypto-Tour", "title"],
  ["publications/etude.yaml", "fr: Clés", "coverWord.fr"],
  ["publications/etude.yaml", "fr: Prouver sans montrer", "title.fr"],
  ["publications/guide.yaml", "fr: Clés", "coverWord.fr"],
  ["publications/guide.yaml", "fr: Garder ses clés", "title.fr"],
];

const texts: Place[] = [
  ["site.yaml", "fr: Association loi 1901", "legalForm.fr"],
  ["site.yaml", "street: 1 rue de l’Essai", "seat.street"],
  ["site.yaml", "email: contact@essai.example", "email"],
  ["site.yaml", "address: https://essai.example", "address"],
  ["site.yaml", "name: Hébergeur d’essai", "host.name"],
  ["roles.yaml", "fr: Président", "president.masculine.fr"],
  ["pages/partner.yaml", "fr: Sans haubans, pas de mât", "header.subtitle.fr"],
  ["pages/partner.yaml", "fr: Chaque entreprise candidate", "contact.text.fr"],
  ["branches/lyon.yaml", "city:\n  fr: Lyon", "city.fr"],
  ["krypto-tour/edition.yaml", "city:\n  fr: Lyon", "city.fr"],
  ["krypto-tour/schedule.yaml", "fr: Grande scène", "rooms.1.name.fr"],
  ["krypto-tour/schedule.yaml", "- Awa Lindqvist", "slots.2.speakers.1"],
  ["publications/guide.yaml", "fr: Un guide en dix pages.", "description.fr"],
  ["publications/guide.yaml", "- Zoé Ferrand", "authors.1"],
];

const both: Place[] = [
  ["pages/partner.yaml", "title:\n    fr: Partenaires", "header.title.fr"],
  ["pages/partner.yaml", "fr: Qui nous écoute", "reach.heading.fr"],
  ["pages/partner.yaml", "fr: Quatre puissances", "tiers.heading.fr"],
  ["pages/partner.yaml", "fr: Ce qui ne s’achète pas", "limits.heading.fr"],
];

const neither: Place[] = [
  ["pages/board.yaml", "tag:\n    fr: Essai", "header.tag.fr"],
  ["pages/partner.yaml", "fr: Ils tiennent les haubans", "supporters.heading.fr"],
  ["branches/lyon.yaml", "fr: Une antenne au bord de l’eau.", "summary.fr"],
  ["publications/etude.yaml", "fr: Un guide en dix pages.", "description.fr"],
  ["publications/etude.yaml", "- Zoé Ferrand", "authors.1"],
  ["roles.yaml", "fr: Trésorier", "treasurer.masculine.fr"],
];

describe.each([
  { kind: "in the display typeface", places: titles, refused: [signs.text, signs.none] },
  { kind: "in the text typeface", places: texts, refused: [signs.display, signs.none] },
  { kind: "in both typefaces", places: both, refused: Object.values(signs) },
  { kind: "in no drawing or PDF", places: neither, refused: [] },
])("fields shown $kind", ({ places, refused }) => {
  test.each(places)("%s: %s", (file, words, field) => {
    const line = words.split("\n").at(-1)?.trim();
    for (const sign of Object.values(signs)) {
      const findings = found(withSign(file, words, sign)).map((finding) =>
        finding.replace(new RegExp(`(?<=${sign}).* \\| `), " | "),
      );
      const times = Number(refused.includes(sign));
      expect(findings, sign).toEqual(Array(times).fill(`${file} | ${line}${sign} | ${field}`));
    }
  });
});

describe("the initials of a person without a photograph are drawn", () => {
  test.each<Place>([
    ["branches/lyon.yaml", "- name: Malik", "office.2.name"],
    ["board/2025.yaml", "- name: Malik", "members.2.name"],
    ["poles/partnership.yaml", "- name: Linh", "team.1.name"],
    ["krypto-tour/speakers.yaml", "- name: Tomás", "speakers.2.name"],
  ])("%s: %s", (file, words, field) => {
    const first = words.replace("name: ", "name: 中");
    expect(found((tree) => tree.replace(file, words, first))).toEqual([expect.stringContaining(`| ${field}`)]);
    expect(found((tree) => tree.replace(file, words, `${words}-  -中`))).toHaveLength(1);
    expect(found((tree) => tree.replace(file, words, `${words}中`))).toEqual([]);
  });

  test("the initials of a person with a photograph are not drawn", () => {
    const photo = "image: { src: lyon/quai.jpg, alt: { fr: Lui, en: Him } }";
    expect(
      found((tree) => tree.replace("branches/lyon.yaml", "- name: Malik", `- ${photo}\n    name: 中 Malik`)),
    ).toEqual([]);
  });

  test("values of the wrong type are left to the schema", () => {
    for (const members of ["members: 中", "members:\n  - 中", "members:\n  - name: [中]", "members:\n  - name:"]) {
      expect(found((tree) => tree.write("board/2025.yaml", `label: "2025"\n${members}\n`))).toEqual([]);
    }
  });
});
