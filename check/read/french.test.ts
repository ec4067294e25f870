import { describe, expect, test } from "vitest";
import { fixFrench } from "./french.ts";

const nb = "\u00a0";
const nn = "\u202f";

describe("French typography is fixed", () => {
  test.each([
    ["l'[école](/) et l'{city}", "l’[école](/) et l’{city}"],
    ["l'**école** et *l*'école", "l’**école** et *l*’école"],
    ["l'«école»", `l’«${nb}école${nb}»`],
    ["Les années 1990's", "Les années 1990’s"],
    ["Oui; non! quoi?", `Oui${nn}; non${nn}! quoi${nn}?`],
    ["(Non!) [Oui!] Ah!…", `(Non${nn}!) [Oui${nn}!] Ah${nn}!…`],
    ["*Non!* et _oui!_", `*Non${nn}!* et _oui${nn}!_`],
    ["«**mot**»", `«${nb}**mot**${nb}»`],
    ["« mot »", `«${nb}mot${nb}»`],
    [
      '("mot") ["mot"] *"mot"* —"mot"— "mot"',
      `(«${nb}mot${nb}») [«${nb}mot${nb}»] *«${nb}mot${nb}»* —«${nb}mot${nb}»— «${nb}mot${nb}»`,
    ],
    ['"un", "deux"… "trois"!', `«${nb}un${nb}», «${nb}deux${nb}»… «${nb}trois${nb}»${nn}!`],
    ['"un"\n\n27" ici', `«${nb}un${nb}»\n\n27" ici`],
  ])("%s", (before, after) => expect(fixFrench(before)).toBe(after));
});

describe("ambiguous signs are not changed", () => {
  test.each([
    "'mot",
    "-'a",
    "Dit «",
    "Dit «\nmot",
    "Bravo\r!",
    "Dit «  mot",
    "Non!oui",
    '27" ici',
    'Un "mot.\n\nDeux" ici',
    'a"mot" ici',
    '" mot"',
    '"',
  ])("%j", (text) => expect(fixFrench(text)).toBe(text));
});
