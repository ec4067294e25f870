import type { Language } from "#model/languages.ts";
import { type BranchEntry, isOpen, listedBranches, type OpenBranchEntry } from "#model/selections.ts";
import { content } from "./source.server.ts";

export function listBranches(): BranchEntry[] {
  return listedBranches(content());
}

export function getBranch(id: string): OpenBranchEntry {
  const found = content().branches.find((branch) => branch.id === id);
  if (!found || !isOpen(found)) throw new Response(null, { status: 404 });
  return found;
}

/** `count` open branches, from as many different cities as possible. */
export function openBranches(lang: Language, count: number): { id: string; name: string; city: string }[] {
  const open = listBranches().filter(isOpen);
  const byCity = [...Map.groupBy(open, ({ city }) => city[lang]).values()].map(([first]) => first!);
  return [...new Set([...byCity, ...open])]
    .slice(0, count)
    .map(({ id, name, city }) => ({ id, name: name[lang], city: city[lang] }));
}
