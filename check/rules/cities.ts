import { type Language, languages } from "#model/languages.ts";
import type { Finding } from "../finding.ts";
import { plain } from "../read/suggest.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

type City = { file: YamlFile } & Record<Language, string>;

/** A city has the same spelling in every file, in French and in English. */
export const citySpellings: Rule = (tree) => {
  const cities = [...entries(tree, "branches"), ...entries(tree, "editions")].map(({ file, data }) => ({
    file,
    ...data.city,
  }));
  return languages
    .flatMap((language) => [...Map.groupBy(cities, (city) => sameCity(city[language])).values()])
    .flatMap((group) => languages.flatMap((language) => unusual(tree, group, language)));
};

function sameCity(name: string): string {
  return plain(name.replace(/\b(st|ste)\b/gi, (short) => (/e/i.test(short) ? "sainte" : "saint")));
}

function unusual(tree: Tree, group: readonly City[], language: Language): Finding[] {
  const spellings = [...Map.groupBy(group, (city) => city[language]).values()];
  const [usual, ...others] = spellings.toSorted((a, b) => b.length - a.length).flat();
  return others.flatMap((city): Finding[] => {
    if (!usual || city[language] === usual[language]) return [];
    const wording = tree.say.citySpelling(city[language], usual[language], usual.file.shownAs);
    return [findingAt(city.file, ["city", language], wording)];
  });
}
