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

/** The branches with their distance in kilometres, the nearest first; without a place, in their usual order. */
export function sortByDistance<T extends Pick<BranchCardData, "place">>(branches: T[], from: Place | undefined) {
  const measured = branches.map((branch) => ({ branch, kilometres: from && distance(branch.place, from) }));
  return from ? measured.toSorted((a, b) => a.kilometres! - b.kilometres!) : measured;
}
