import { expect, test } from "vitest";
import { add, type Change, replace } from "#tests/content/change.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import type { Rule } from "../read/tree.ts";
import {
  uniqueCategories,
  uniqueDocuments,
  uniqueEditions,
  uniqueEvents,
  uniquePositions,
  uniqueRooms,
  uniqueTitles,
} from "./duplicates.ts";

type Case = { name: string; rule: Rule; change: Change; findings: string[] };

const taken = (value: unknown, place: string) =>
  `${typeof value === "string" ? `"${value}"` : `\`${String(value)}\``} is already taken in \`content/${place}\`.`;

const event = "  - id: atelier\n    title: Atelier\n    start: 2026-04-01\n";

const cases: Case[] = [
  {
    name: "a branch's place in the order",
    rule: uniquePositions,
    change: replace("branches/mons.yaml", "position: 2", "position: 1"),
    findings: [`branches/mons.yaml | position: 1 | position | ${taken(1, "branches/lyon.yaml:3")}`],
  },
  {
    name: "a pole's place in the order",
    rule: uniquePositions,
    change: (tree) => tree.copy("poles/partnership.yaml", "poles/web.yaml"),
    findings: [`poles/web.yaml | position: 1 | position | ${taken(1, "poles/partnership.yaml:2")}`],
  },
  {
    name: "a legal text's place in the order",
    rule: uniquePositions,
    change: (tree) => tree.copy("legal/privacy.yaml", "legal/terms.yaml"),
    findings: [`legal/terms.yaml | position: 1 | position | ${taken(1, "legal/privacy.yaml:2")}`],
  },
  {
    name: "a branch's name, however it is written",
    rule: uniqueTitles,
    change: replace("branches/mons.yaml", "fr: Mons", "fr: LYON"),
    findings: [`branches/mons.yaml | fr: LYON | name.fr | ${taken("LYON", "branches/lyon.yaml:5")}`],
  },
  {
    name: "a publication's title",
    rule: uniqueTitles,
    change: replace("publications/guide.yaml", "fr: Garder ses clés", "fr: Prouver sans montrer"),
    findings: [
      `publications/guide.yaml | fr: Prouver sans montrer | title.fr | ${taken("Prouver sans montrer", "publications/etude.yaml:3")}`,
    ],
  },
  {
    name: "a pole's title",
    rule: uniqueTitles,
    change: (tree) => tree.copy("poles/partnership.yaml", "poles/web.yaml"),
    findings: [`poles/web.yaml | fr: Partenariats | title.fr | ${taken("Partenariats", "poles/partnership.yaml:4")}`],
  },
  {
    name: "a legal text's title",
    rule: uniqueTitles,
    change: (tree) => tree.copy("legal/privacy.yaml", "legal/terms.yaml"),
    findings: [
      `legal/terms.yaml | fr: Politique de confidentialité | title.fr | ${taken("Politique de confidentialité", "legal/privacy.yaml:4")}`,
    ],
  },
  {
    name: "a board's label",
    rule: uniqueTitles,
    change: (tree) => tree.copy("board/2025.yaml", "board/2026.yaml"),
    findings: [`board/2026.yaml | label: "2025" | label | ${taken("2025", "board/2025.yaml:2")}`],
  },
  {
    name: "the name of a document, across languages",
    rule: uniqueDocuments,
    change: replace("legal/privacy.yaml", "en: privacy-policy", "en: politique-de-confidentialite"),
    findings: [
      `legal/privacy.yaml | en: politique-de-confidentialite | fileName.en | ${taken("politique-de-confidentialite", "legal/privacy.yaml:7")}`,
    ],
  },
  {
    name: "a category",
    rule: uniqueCategories,
    change: add("categories.yaml", "categories:", "  - id: kryptopaper", "    name: { fr: Encore, en: Again }"),
    findings: [`categories.yaml | - id: kryptopaper | categories.2.id | ${taken("kryptopaper", "categories.yaml:3")}`],
  },
  {
    name: "an event of the agenda",
    rule: uniqueEvents,
    change: (tree) => tree.write("events/agenda.yaml", `events:\n${event}${event}`),
    findings: [`events/agenda.yaml | - id: atelier | events.2.id | ${taken("atelier", "events/agenda.yaml:2")}`],
  },
  {
    name: "a room",
    rule: uniqueRooms,
    change: replace("krypto-tour/schedule.yaml", "- id: workshop", "- id: main"),
    findings: [`krypto-tour/schedule.yaml | - id: main | rooms.2.id | ${taken("main", "krypto-tour/schedule.yaml:3")}`],
  },
];

const edition = (year: number) => `  - year: ${year}
    number: 3
    city: { fr: Mons, en: Mons }
    summary: { fr: Une journée., en: A day. }
`;
const archived =
  (...years: number[]): Change =>
  (tree) =>
    tree.write("krypto-tour/archive.yaml", `editions:\n${years.map(edition).join("")}`);

test("an edition has a year of its own, the current one too", () => {
  expect(findingsBy(uniqueEditions, archived(2024, 2023))).toEqual([]);
  expect(findingsBy(uniqueEditions, archived(2024, 2023, 2024))).toEqual([
    `krypto-tour/archive.yaml | - year: 2024 | editions.3.year | ${taken(2024, "krypto-tour/archive.yaml:2")}`,
  ]);
  expect(findingsBy(uniqueEditions, archived(2025))).toEqual([
    `krypto-tour/archive.yaml | - year: 2025 | editions.1.year | ${taken(2025, "krypto-tour/edition.yaml:11")}`,
  ]);
});

test("a branch that waits or is kept off the list shares a name only when it is off the list", () => {
  const namesake = (status: string) => (tree: TestTree) => {
    tree.write("branches/caen.yaml", tree.read("branches/lyon.yaml").replace("status: open", status));
  };
  expect(findingsBy(uniqueTitles, namesake("status: open\nlisted: false"))).toEqual([]);
  expect(findingsBy(uniqueTitles, namesake("status: open"))).toHaveLength(1);
});

test("two of a kind are two findings, both against the first; other signs than letters count", () => {
  const thrice = (name: string) => (tree: TestTree) => {
    for (const branch of ["lyon", "mons", "ucl"]) {
      tree.write(
        `branches/${branch}.yaml`,
        tree.read(`branches/${branch}.yaml`).replace(/name:\n  fr: .*/, `name:\n  fr: ${name}`),
      );
    }
  };
  expect(findingsBy(uniqueTitles, thrice("Lille"))).toEqual([
    `branches/mons.yaml | fr: Lille | name.fr | ${taken("Lille", "branches/lyon.yaml:5")}`,
    `branches/ucl.yaml | fr: Lille | name.fr | ${taken("Lille", "branches/lyon.yaml:5")}`,
  ]);
  expect(findingsBy(uniqueTitles, thrice("“?”"))).toHaveLength(2);
});

test.each(cases)("$name is there once", ({ rule, change, findings }) => {
  expect(findingsBy(rule, change)).toEqual(findings);
  expect(findingsBy(rule, () => {})).toEqual([]);
});
