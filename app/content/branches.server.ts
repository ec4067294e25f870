import type { Language } from "#i18n/languages.ts";
import type { Branch, OpenBranch } from "./schema/branch.ts";
import { content } from "./source.server.ts";

export type BranchEntry = Branch & { id: string };
export type OpenBranchEntry = OpenBranch & { id: string };

/** The branches of the list, in their order. */
export function listBranches(): BranchEntry[] {
  return content()
    .branches.filter((branch) => branch.status === "soon" || branch.listed)
    .toSorted((a, b) => a.position - b.position);
}

/** A branch that has a page. */
export function getBranch(id: string): OpenBranchEntry {
  const found = content().branches.find((branch) => branch.id === id);
  if (found?.status !== "open") throw new Response(null, { status: 404 });
  return found;
}

/** The cities of the network with their number of branches, the largest first. */
export function citiesOf(lang: Language): { name: string; branches: number }[] {
  const counts = Map.groupBy(listBranches(), (branch) => branch.city[lang]);
  return [...counts]
    .map(([name, branches]) => ({ name, branches: branches.length }))
    .toSorted((a, b) => b.branches - a.branches);
}
