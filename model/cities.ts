import { bearing, distance, paris, type Place } from "./geography.ts";
import type { Language } from "./languages.ts";
import type { BranchEntry } from "./selections.ts";

/** Distance and bearing are from Paris. */
export type City = { name: string; branches: BranchEntry[]; distance: number; bearing: number };

/** The city with the most branches comes first. */
export function citiesOf(branches: BranchEntry[], lang: Language): City[] {
  return [...Map.groupBy(branches, ({ city }) => city[lang])]
    .map(([name, members]) => {
      const place = middleOf(members.map(({ coordinates }) => coordinates));
      return { name, branches: members, distance: distance(paris, place), bearing: bearing(paris, place) };
    })
    .toSorted((a, b) => b.branches.length - a.branches.length);
}

/** The distance from Paris to the farthest city, in kilometres. */
export const reachOf = (cities: City[]) => Math.max(1, ...cities.map((city) => city.distance));

function middleOf(places: Place[]): Place {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) };
}

/** In French: « de Lyon », « d’Annecy ». */
export const ofCity = (city: string) => `${/^[aeiouyhàâéèêëîïôœ]/i.test(city) ? "d’" : "de "}${city}`;
