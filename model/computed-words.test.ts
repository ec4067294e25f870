import { expect, test } from "vitest";
import { currentEdition } from "./editions.ts";
import { loadContent } from "#check/load.ts";
import type { Content } from "./collections.ts";
import { computedWords, fillWords, withComputedWords, wordNames } from "./computed-words.ts";

let loaded: Content | undefined;
const content = () => (loaded ??= loadContent("tests/sites/fixture"));

test("cities, countries and schools are counted and listed, and no other word exists", () => {
  expect(computedWords(content(), "fr")).toMatchObject({
    name: "KryptoCampus",
    cities: "4",
    countries: "3",
    branches: "4",
    schools: "9",
    citiesInWords: "quatre",
    cityList: "Paris, Lyon, Londres et Mons",
    countryList: "France, Royaume-Uni et Belgique",
    editionInWords: "quatrième",
    date: "10\u00a0octobre 2099",
    director: "Inès Marchetti",
    directorRole: "présidente",
    nextEdition: "5",
    nextEditionInWords: "cinquième",
    tourYear: "2099",
  });
  expect(Object.keys(computedWords(content(), "fr")).toSorted()).toEqual(wordNames.toSorted());
  expect(computedWords(content(), "en")).toMatchObject({
    cityList: "Paris, Lyon, London and Mons",
    editionInWords: "fourth",
    date: "10\u00a0October 2099",
  });
});

test("a sentence gives the date of the next edition, or that it is not set", () => {
  const on = (day: string, known = content()) =>
    (["fr", "en"] as const).map((lang) => computedWords(known, lang, new Date(day))["nextEditionDate"]);
  expect(on("2099-10-10T12:00:00Z")).toEqual([
    "La quatrième édition aura lieu à Lyon le 10\u00a0octobre 2099.",
    "The fourth edition will be held in Lyon on 10\u00a0October 2099.",
  ]);
  expect(on("2099-10-11T12:00:00Z")).toEqual([
    "La date de la cinquième édition n’est pas encore fixée.",
    "The date of the fifth edition has not been set yet.",
  ]);
  const next = { ...currentEdition(content()), id: "2100", number: 5, date: "2100-10-10" };
  const announced = { ...content(), editions: [...content().editions, next] };
  expect(on("2099-10-11T12:00:00Z", announced)[0]).toBe(
    "La cinquième édition aura lieu à Lyon le 10\u00a0octobre 2100.",
  );
});

test("volunteers of several poles are counted once, and there may be no president", () => {
  const [pole] = content().poles;
  const team = (...names: string[]) => ({ ...pole!, team: names.map((name) => ({ ...pole!.team[0]!, name })) });
  const poles = [team("Ana", "Zoé"), team("Ana", "Malik")];
  const words = computedWords({ ...content(), poles, board: [{ ...content().board[0]!, members: [] }] }, "fr");
  expect(words).toMatchObject({ poles: "2", volunteers: "3", director: "", directorRole: "" });
});

test("numbers in words are capitalised at the start of a sentence; unknown words and code stay", () => {
  const words = { citiesInWords: "sept", name: "réseau" };
  const sentence = "{citiesInWords} villes. {citiesInWords} fois. Et {citiesInWords}, {name}";
  expect(fillWords(sentence, words)).toBe("Sept villes. Sept fois. Et sept, réseau");
  const rest = "{{name}} { name } {name}} {unknown} {}";
  expect(fillWords(`{name} \`{name}\` ${rest}`, words, `{name} xxxxxxxx ${rest}`)).toBe(`réseau \`{name}\` ${rest}`);
});

test("words are filled in both languages, and figures can be computed", () => {
  const { homePage } = content();
  const [figure] = homePage.statistics.figures;
  const statistics = { ...homePage.statistics, figures: [{ ...figure!, value: "{cities}" as const }] };
  const hero = { ...homePage.hero, title: { fr: "{cityList}", en: "{name} in {cityList}" } };
  const filled = withComputedWords({ ...content(), homePage: { ...homePage, hero, statistics } }).homePage;
  expect(filled.hero.title).toEqual({
    fr: "Paris, Lyon, Londres et Mons",
    en: "KryptoCampus in Paris, Lyon, London and Mons",
  });
  expect(filled.statistics.figures[0]?.value).toBe(4);
});
