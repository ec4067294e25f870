import type { Content } from "./collections.ts";
import { cityNames, countryIds, listedBranches } from "./selections.ts";

/** Branches are counted by city, as in the public figure; several in one city are schools. */
export function countsOf(content: Content): { cities: number; schools: number; countries: number } {
  return {
    cities: cityNames(content, "fr").length,
    schools: listedBranches(content).length,
    countries: countryIds(content).length,
  };
}
