import type { Content } from "../../app/content/collections.ts";
import type { Language } from "../../app/i18n/languages.ts";
import type { BranchPlace } from "../drawing/geo.ts";

type Branch = Content["branches"][number];

/** The branches of the list, in their order. */
export function listedBranches({ branches }: Content): Branch[] {
  return branches
    .filter((branch) => branch.status === "soon" || branch.listed)
    .toSorted((a, b) => a.position - b.position);
}

export function placeOf({ id, name, city, coordinates }: Branch, lang: Language): BranchPlace {
  return { id, name: name[lang], city: city[lang], ...coordinates };
}

/** The listed branches at other places: an unlisted page prepared for a listed branch does not beam to that one. */
export function neighboursOf({ coordinates: { lat, lng } }: Branch, content: Content): BranchPlace[] {
  return listedBranches(content)
    .map((other) => placeOf(other, "fr"))
    .filter((place) => place.lat !== lat || place.lng !== lng);
}
