import { listBranches } from "../../content/branches.server.ts";
import { branchSearch } from "#model/find-branches.ts";
import { citiesOf, type City, reachOf } from "#model/cities.ts";
import { type Language, locales } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { type BranchEntry, isOpen } from "#model/selections.ts";
import { slugOf } from "#model/slug.ts";

/** Kilometres from Paris within which branches count as being in Paris. */
const metropolis = 40;

export function citiesOnPlan(lang: Language) {
  const cities = citiesOf(listBranches(), lang);
  const reach = reachOf(cities);
  const spots = cities.map((city) => spotOf(city, reach));
  return cities.map(({ name, branches, distance }, index) => ({
    id: slugOf(name),
    name,
    count: branches.length,
    to: targetOf(name, branches, lang),
    line: lineOf(branches, lang),
    at: spots[index]!,
    side: distance < metropolis ? ("middle" as const) : sideOf(spots[index]!, spots),
    // The city in the middle has a ring of its own.
    ring: Math.hypot(spots[index]!.x, spots[index]!.y) || Math.min(0.5, metropolis / reach),
  }));
}

export type CityOnPlan = ReturnType<typeof citiesOnPlan>[number];

type Spot = { x: number; y: number };

function spotOf({ distance, bearing }: City, reach: number): Spot {
  const share = distance < metropolis ? 0 : distance / reach;
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.sin(angle) * share, y: -Math.cos(angle) * share };
}

/** The name is on the right, unless another city, the mast or the edge of the plan is in the way. */
function sideOf({ x, y }: Spot, cities: Spot[]): "left" | "right" {
  const inTheWay = (other: Spot) => other.x > x && other.x < x + 0.6 && Math.abs(other.y - y) < 0.1;
  return x > 0.5 || cities.some(inTheWay) || (y > 0 && inTheWay({ x: 0, y })) ? "left" : "right";
}

/** A city with one branch links to its page, others to the filtered list. */
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
