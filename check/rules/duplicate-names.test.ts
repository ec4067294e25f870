import { expect, test } from "vitest";
import { add, type Change, replace } from "#tests/content/change.ts";
import { findingsBy } from "#tests/content/findings-by.ts";
import { uniqueNames } from "./duplicates.ts";

type Case = { name: string; change: Change; finding: string };

const taken = (name: string, place: string) => `"${name}" is already taken in \`content/${place}\`.`;

const someone = (file: string, words: string, name: string) =>
  add(file, words, `  - name: ${name}`, "    role: treasurer", "    description: { fr: Encore., en: Again. }");
const firm = (file: string, words: string, name: string, indent: string, folder: string) =>
  add(
    file,
    words,
    `${indent}- name: ${name}`,
    `${indent}  url: https://encore.example/`,
    `${indent}  logo: ${folder}logos/losange.svg`,
  );

const cases: Case[] = [
  {
    name: "somebody in a branch's office",
    change: replace("branches/lyon.yaml", "- name: Malik Osei", "- name: zoe ferrand"),
    finding: `branches/lyon.yaml | - name: zoe ferrand | office.2.name | ${taken("zoe ferrand", "branches/lyon.yaml:34")}`,
  },
  {
    name: "somebody on the board",
    change: someone("board/2025.yaml", "members:", "Malik Osei"),
    finding: `board/2025.yaml | - name: Malik Osei | members.3.name | ${taken("Malik Osei", "board/2025.yaml:5")}`,
  },
  {
    name: "somebody in a pole's team",
    change: add("poles/partnership.yaml", "team:", "  - name: Linh Trần", "    role: treasurer"),
    finding: `poles/partnership.yaml | - name: Linh Trần | team.2.name | ${taken("Linh Trần", "poles/partnership.yaml:11")}`,
  },
  {
    name: "a speaker",
    change: replace("krypto-tour/speakers.yaml", "- name: Tomás Okafor", "- name: Awa Lindqvist"),
    finding: `krypto-tour/speakers.yaml | - name: Awa Lindqvist | speakers.2.name | ${taken("Awa Lindqvist", "krypto-tour/speakers.yaml:4")}`,
  },
  ...(["sponsors", "partners", "schools", "media"] as const).map((file) => {
    const name = { sponsors: "Losange", partners: "Triangle", schools: "Carré", media: "Cercle" }[file];
    return {
      name: `one of the ${file}`,
      change: firm(`partners/${file}.yaml`, "items:", name, "  ", ""),
      finding: `partners/${file}.yaml | - name: ${name} | items.2.name | ${taken(name, `partners/${file}.yaml:4`)}`,
    };
  }),
  {
    name: "a sponsor of the event, across tiers",
    change: replace("krypto-tour/sponsors.yaml", "- name: Étoile", "- name: Losange"),
    finding: `krypto-tour/sponsors.yaml | - name: Losange | tiers.2.logos.1.name | ${taken("Losange", "krypto-tour/sponsors.yaml:8")}`,
  },
  ...(["community", "media"] as const).map((list) => {
    const name = { community: "Voisin", media: "Gazette" }[list];
    const line = { community: 4, media: 8 }[list];
    return {
      name: `one of the event's ${list} partners`,
      change: firm("krypto-tour/partners.yaml", `${list}:`, name, "  ", "../partners/"),
      finding: `krypto-tour/partners.yaml | - name: ${name} | ${list}.2.name | ${taken(name, `krypto-tour/partners.yaml:${line}`)}`,
    };
  }),
];

test.each(cases)("$name is there once", ({ change, finding }) => {
  expect(findingsBy(uniqueNames, change)).toEqual([finding]);
  expect(findingsBy(uniqueNames, () => {})).toEqual([]);
});
