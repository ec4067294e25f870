import { distance, type Place } from "#model/geography.ts";
import type { BranchCardData } from "./branches.server.ts";

export type BranchFilter = { text: string; country: string };

export const everything: BranchFilter = { text: "", country: "" };

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Every word asked for must appear in the name, the city or the school, whatever the accents and capitals. */
export function findBranches<T extends Pick<BranchCardData, "name" | "city" | "school" | "country">>(
  branches: T[],
  filter: BranchFilter,
): T[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return branches.filter(({ name, city, school, country }) => {
    const text = plain(`${name} ${city} ${school}`);
    return (filter.country === "" || country === filter.country) && words.every((word) => text.includes(word));
  });
}

/** The open branch closest to a place, with its distance in kilometres. */
export function nearestBranch<T extends Pick<BranchCardData, "place" | "soon">>(branches: T[], place: Place) {
  return branches
    .filter(({ soon }) => !soon)
    .map((branch) => ({ branch, kilometres: distance(branch.place, place) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)[0];
}
