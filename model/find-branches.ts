import { distance, type Place } from "./geography.ts";
import { plain } from "./slug.ts";

/** The URL parameter of the branch search. */
export const branchSearch = "q";

type Findable = {
  name: string;
  city: string;
  cityId?: string;
  school: string;
  countryName?: string;
  aliases?: readonly string[];
};

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** Every word must occur in a branch; if none matches, one typing error in a long word is allowed. */
export function findBranches<T extends Findable>(branches: T[], asked: string, cityId = ""): T[] {
  const words = wordsOf(asked);
  // A search without letters, such as an emoji, matches nothing.
  if (words.length === 0 && asked.trim() !== "") return [];
  const fitting = (fits: (text: string, word: string) => boolean) =>
    branches.filter((branch) => {
      const { name, city, school, countryName = "", aliases = [] } = branch;
      const text = plain([name, city, school, countryName, ...aliases].join(" "));
      return (cityId === "" || cityId === branch.cityId) && words.every((word) => fits(text, word));
    });
  const exact = fitting((text, word) => text.includes(word));
  return exact.length > 0 ? exact : fitting(resembles);
}

function resembles(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  return word.length > 3 && text.split(/[^\p{L}\p{N}]/u).some((other) => isOneLetterAway(word, other));
}

/** Whether the words differ by one changed, added, missing or swapped letter. */
function isOneLetterAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

/** Branches in the city named in a search for another school: « INSA Lyon », « emlyon », « lyon 2 ». */
export function inNamedCity<T extends { cities: readonly string[] }>(branches: T[], text: string): T[] {
  const words = wordsOf(text);
  const asked = ` ${words.join(" ")} `;
  const isNamed = (name: string) => {
    const city = wordsOf(name).join(" ");
    // A short name must be a whole word: Paul is not in Pau.
    return city.length > 3
      ? asked.includes(`${city} `) || words.some((word) => isOneLetterAway(word, city))
      : asked.includes(` ${city} `);
  };
  return branches.filter(({ cities }) => cities.some(isNamed));
}

/** The nearest first, with distances in kilometres; the usual order without a position. */
export function sortByDistance<T extends { place: Place }>(branches: T[], from: Place | undefined) {
  const measured = branches.map((branch) => ({ branch, kilometres: from && distance(branch.place, from) }));
  return from ? measured.toSorted((a, b) => a.kilometres! - b.kilometres!) : measured;
}
