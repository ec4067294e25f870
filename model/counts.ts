import type { Content } from "./collections.ts";
import { cityNames, countryIds, listedBranches } from "./selections.ts";

/** The size of the network. A branch is counted per city, as the public figure is; what a city has several of are schools. */
export function countsOf(content: Content): { cities: number; schools: number; countries: number } {
  return {
    cities: cityNames(content, "fr").length,
    schools: listedBranches(content).length,
    countries: countryIds(content).length,
  };
}
