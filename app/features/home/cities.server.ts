import { listBranches } from "../../content/branches.server.ts";
import { branchSearch } from "#model/branch-search.ts";
import { citiesOf, type City, reachOf } from "#model/cities.ts";
import { formatKilometres } from "#model/formats.ts";
import { type Language, locales } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { type BranchEntry, isOpen } from "#model/selections.ts";
import { slugOf } from "#model/slug.ts";
import { labelSides, type Room } from "./label-sides.ts";

/** The tightest of the wide plans (1024 × 600 pixels) and of the narrow ones (320 pixels). */
const wideRoom: Room = { reach: 231, left: 231, right: 255, letter: 7.6, lineHeight: 19 };
const narrowRoom: Room = { reach: 136, left: 164, right: 150, letter: 6.9, lineHeight: 16 };

/** Branches this near to Paris stand under the mast itself. */
const metropolis = 40;

/** Where the cities of the network stand on the plan, what they say, and where they lead. */
export function citiesOnPlan(lang: Language) {
  const cities = citiesOf(listBranches(), lang);
  const reach = reachOf(cities);
  const spots = cities.map((city) => ({ ...city, at: spotOf(city, reach), km: kilometres(city.distance, lang) }));
  const sides = (room: Room, separator: string) =>
    labelSides(
      spots.map(({ at, name, km }) => ({ ...at, label: name + separator + km })),
      room,
    );
  const [wide, narrow] = [sides(wideRoom, " "), sides(narrowRoom, "\n")];
  return spots.map(({ name, branches, distance, bearing, at, km }, index) => ({
    id: slugOf(name),
    name,
    count: branches.length,
    to: targetOf(name, branches, lang),
    line: lineOf(branches, lang),
    at,
    // The city in the middle has a ring of its own.
    ring: Math.hypot(at.x, at.y) || Math.min(0.5, metropolis / reach),
    away: distance < metropolis ? undefined : { distance: km, bearing: `${Math.round(bearing)}°` },
    wide: wide[index]!,
    narrow: narrow[index]!,
  }));
}

export type CityOnPlan = ReturnType<typeof citiesOnPlan>[number];

/** Names and figures are small on the plan: a narrow space would not be seen. */
const kilometres = (value: number, lang: Language) => formatKilometres(value, lang).replace("\u202f", "\u00a0");

function spotOf({ distance, bearing }: City, reach: number) {
  const share = distance < metropolis ? 0 : distance / reach;
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * share, y: -Math.cos(angle) * share };
}

/** A city with one branch leads to its page; otherwise to the list, searched for the city. */
function targetOf(name: string, branches: BranchEntry[], lang: Language): string {
  const [only] = branches;
  if (branches.length === 1 && only && isOpen(only)) return pathTo("branch", lang, { id: only.id });
  return `${pathTo("branches", lang)}?${branchSearch}=${encodeURIComponent(name)}#list`;
}

function lineOf(branches: BranchEntry[], lang: Language): string {
  const open = branches.filter(isOpen);
  const [speaker] = open.length > 0 ? open : branches;
  if (open.length <= 1) return speaker?.summary[lang] ?? "";
  return `${new Intl.ListFormat(locales[lang]).format(branches.map(({ name }) => name[lang]))}.`;
}
