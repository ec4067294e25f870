import { distance, type Place } from "./geography.ts";

type Findable = { name: string; city: string; school: string; country: string };

export type BranchFilter = { text: string; country: string };

export const everything: BranchFilter = { text: "", country: "" };

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * Every word asked for must appear in the name, the city or the school, whatever the accents and capitals. When nothing
 * fits, one wrong, missing or extra letter in a long word is forgiven.
 */
export function findBranches<T extends Findable>(branches: T[], filter: BranchFilter): T[] {
  const words = plain(filter.text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);
  // A search that holds no letter, such as an emoji, names no branch.
  if (words.length === 0 && filter.text.trim() !== "") return [];
  const fitting = (fits: (text: string, word: string) => boolean) =>
    branches.filter(({ name, city, school, country }) => {
      const text = plain(`${name} ${city} ${school}`);
      return (filter.country === "" || country === filter.country) && words.every((word) => fits(text, word));
    });
  const exact = fitting((text, word) => text.includes(word));
  return exact.length > 0 ? exact : fitting(resembles);
}

function resembles(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  return word.length > 3 && text.split(/[^\p{L}\p{N}]/u).some((other) => isOneLetterAway(word, other));
}

/** Whether one letter changed, added, left out or swapped with the next makes one word of the other. */
function isOneLetterAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

/** The branches with their distance in kilometres, the nearest first; without a place, in their usual order. */
export function sortByDistance<T extends { place: Place }>(branches: T[], from: Place | undefined) {
  const measured = branches.map((branch) => ({ branch, kilometres: from && distance(branch.place, from) }));
  return from ? measured.toSorted((a, b) => a.kilometres! - b.kilometres!) : measured;
}
