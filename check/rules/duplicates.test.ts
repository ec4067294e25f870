import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { findingsBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import type { Rule } from "../read/tree.ts";
import * as rules from "./duplicates.ts";

const { uniqueDocuments, uniqueEditions, uniqueEntries, uniquePositions, uniqueSponsors, uniqueTitles } = rules;

const taken = (value: string, place: string) => `${value} is already used in \`content/${place}\`.`;
const changed = (rule: Rule, file: string, field: string, value: string) =>
  findingsBy(rule, (tree) => tree.set(file, field, value));
const fieldsOf = (findings: string[]) => findings.map((finding) => finding.split(" | ")[2]);

test.each(Object.entries(rules))("%s finds nothing in a valid folder", (_, rule) => {
  expect(findingsBy(rule, () => {})).toEqual([]);
});

test("a repeated position is a finding that names the first place", () => {
  expect(changed(uniquePositions, "branches/mons.yaml", "position", "4")).toEqual([
    `branches/mons.yaml | position: 4 | position | ${taken("`4`", "branches/lyon.yaml:2")}`,
  ]);
});

test("a repeated name is a finding, whatever its capitals and accents", () => {
  expect(changed(uniqueTitles, "branches/mons.yaml", "name.fr", "LYON")).toEqual([
    `branches/mons.yaml | fr: LYON | name.fr | ${taken('"LYON"', "branches/lyon.yaml:4")}`,
  ]);
  expect(changed(uniqueEntries, "branches/lyon.yaml", "office.4.name", "solene chavassieux")).toEqual([
    `branches/lyon.yaml | - name: solene chavassieux | office.4.name | ${taken('"solene chavassieux"', "branches/lyon.yaml:51")}`,
  ]);
});

test.each([
  ["poles/partnership.yaml", ["position", "title.fr"]],
  ["legal/privacy.yaml", ["position", "title.fr"]],
  ["publications/mica-un-an-apres.yaml", ["title.fr"]],
  ["board/2025.yaml", ["label"]],
])("a copy of %s repeats its title and position", (file, fields) => {
  const copied = (rule: Rule) => findingsBy(rule, (tree) => tree.copy(file, file.replace(/[\w-]+\.yaml/, "zz.yaml")));
  expect(fieldsOf([...copied(uniquePositions), ...copied(uniqueTitles)])).toEqual(fields);
});

test("a document name used in both languages is a finding", () => {
  const name = "politique-de-confidentialite";
  expect(changed(uniqueDocuments, "legal/privacy.yaml", "fileName.en", name)).toEqual([
    `legal/privacy.yaml | en: ${name} | fileName.en | ${taken(`"${name}"`, "legal/privacy.yaml:6")}`,
  ]);
});

test.each([
  ["branches/lyon.yaml", "office", "name"],
  ["board/2025.yaml", "members", "name"],
  ["poles/partnership.yaml", "team", "name"],
  ["krypto-tour/speakers.yaml", "speakers", "name"],
  ["partners/sponsors.yaml", "items", "name"],
  ["partners/partners.yaml", "items", "name"],
  ["partners/schools.yaml", "items", "name"],
  ["partners/media.yaml", "items", "name"],
  ["krypto-tour/partners.yaml", "community", "name"],
  ["krypto-tour/partners.yaml", "media", "name"],
  ["categories.yaml", "categories", "id"],
  ["krypto-tour/schedule.yaml", "rooms", "id"],
  ["events/agenda.yaml", "events", "id"],
])("the same item twice in %s, `%s:`, is a finding at the second", (file, list, key) => {
  let count = 0;
  const findings = findingsBy(uniqueEntries, (tree) => {
    const data = parse(tree.read(file)) as Record<string, unknown[]>;
    const items = data[list] ?? [];
    count = items.push(items[0]);
    tree.write(file, stringify(data, { aliasDuplicateObjects: false }));
  });
  expect(fieldsOf(findings)).toEqual([`${list}.${count}.${key}`]);
});

test("a sponsor of the event in two tiers is a finding", () => {
  expect(changed(uniqueSponsors, "krypto-tour/sponsors.yaml", "tiers.2.logos.1.name", "Nordhavre")).toEqual([
    `krypto-tour/sponsors.yaml | - name: Nordhavre | tiers.2.logos.1.name | ${taken('"Nordhavre"', "krypto-tour/sponsors.yaml:7")}`,
  ]);
});

test("the year of an edition, past or current, is unique", () => {
  const edition = (year: number) =>
    `  - { year: ${year}, number: 3, city: { fr: Mons, en: Mons }, summary: { fr: Une journée., en: A day. } }\n`;
  const archived = (...years: number[]) =>
    findingsBy(uniqueEditions, (tree) =>
      tree.write("krypto-tour/archive.yaml", `editions:\n${years.map(edition).join("")}`),
    ).map((finding) => finding.split(" | ").slice(2).join(" "));
  expect(archived(2024, 2023)).toEqual([]);
  expect(archived(2024, 2023, 2024)).toEqual([`editions.3.year ${taken("`2024`", "krypto-tour/archive.yaml:2")}`]);
  expect(archived(2025)).toEqual([`editions.1.year ${taken("`2025`", "krypto-tour/edition.yaml:10")}`]);
});

test("a branch that is not listed may share a name", () => {
  const namesake = (status: string) => (tree: TestTree) => {
    tree.write("branches/caen.yaml", tree.read("branches/lyon.yaml").replace("status: open", status));
  };
  expect(findingsBy(uniqueTitles, namesake("status: open\nlisted: false"))).toEqual([]);
  expect(findingsBy(uniqueTitles, namesake("status: open"))).toHaveLength(1);
});

test("three equal names, even without letters, are two findings that name the first", () => {
  const findings = findingsBy(uniqueTitles, (tree) => {
    for (const file of ["branches/lyon.yaml", "branches/mons.yaml", "branches/telecom.yaml"])
      tree.write(file, tree.read(file).replace(/name:\n  fr: .*/, "name:\n  fr: “?”"));
  });
  expect(findings).toEqual([
    `branches/mons.yaml | fr: “?” | name.fr | ${taken('"“?”"', "branches/lyon.yaml:4")}`,
    `branches/telecom.yaml | fr: “?” | name.fr | ${taken('"“?”"', "branches/lyon.yaml:4")}`,
  ]);
});
