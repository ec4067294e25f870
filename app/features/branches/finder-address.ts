import { branchSearch } from "#model/branch-search.ts";
import type { BranchFilter } from "#model/find-branches.ts";

export type FinderState = BranchFilter & { nearest: boolean };

const parameters = { text: branchSearch, city: "city", country: "country", order: "order" } as const;

/** The visitor's position is never part of the address. */
export function readFinder(search: string): FinderState {
  const asked = new URLSearchParams(search);
  return {
    text: asked.get(parameters.text) ?? "",
    city: asked.get(parameters.city) ?? "",
    country: asked.get(parameters.country) ?? "",
    nearest: asked.get(parameters.order) === "nearest",
  };
}

export function finderAddress(address: URL, { text, city, country, nearest }: FinderState): string {
  const wanted = {
    [parameters.text]: text,
    [parameters.city]: city,
    [parameters.country]: country,
    [parameters.order]: nearest ? "nearest" : "",
  };
  const search = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  const query = search.toString();
  return `${address.pathname}${query && `?${query}`}${address.hash}`;
}
