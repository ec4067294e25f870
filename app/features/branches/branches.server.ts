import { listBranches } from "../../content/branches.server.ts";
import { findInsets } from "#model/branch-chart.ts";
import { localise } from "#model/localise.ts";
import { art, headerArt, imageOr } from "../../content/pictures.server.ts";
import { type BranchEntry, countryName, countsOf } from "#model/selections.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { networkView } from "#model/map-views.ts";
import { words } from "#model/words/catalogues.ts";
import { slugOf } from "#model/slug.ts";
import { chartOf } from "../../integrations/map/chart.server.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

export function branchesData(lang: Language) {
  const { header } = localise(content().branchesPage, lang);
  const listed = listBranches();
  const insets = findInsets(listed.map(({ id, coordinates }) => ({ id, place: coordinates })));
  const inInset = new Set(insets.flatMap(({ ids }) => ids));
  const branches = listed.map((branch) => branchRow(branch, lang, inInset.has(branch.id)));
  return {
    header,
    counts: countsOf(content()),
    cities: [...new Map(branches.map(({ cityId, city }) => [cityId, { id: cityId, name: city }])).values()],
    email: content().site.email,
    art: headerArt("branches"),
    map: mapSettings("map/branches", networkView),
    chart: chartOf(branches),
    branches,
  };
}

function branchRow(branch: BranchEntry, lang: Language, inInset: boolean) {
  const cities = [...new Set([branch.city[lang], ...Object.values(branch.city)])];
  const { id, name, city, country, school, summary, subject = summary, coordinates, image, status } = branch;
  return {
    id,
    name: name[lang],
    city: city[lang],
    cities,
    aliases: [...branch.aliases, ...cities.slice(1)],
    // The same in both languages, so that the query survives a language switch.
    cityId: slugOf(city.fr),
    countryName: countryName(content(), country, lang),
    school,
    summary: summary[lang],
    line: subject[lang],
    place: coordinates,
    soon: status === "soon",
    // The caption of an inset names the city.
    note: status === "soon" ? words[lang].branches.soonShort : inInset || city[lang] === name[lang] ? "" : city[lang],
    emblem: art(`emblem/${id}`),
    image: imageOr(`emblem/${id}`, "branches", image?.src),
    alt: image?.alt[lang] ?? "",
  };
}

export type BranchesData = ReturnType<typeof branchesData>;
export type BranchRowData = BranchesData["branches"][number];
