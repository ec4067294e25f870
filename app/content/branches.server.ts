import { type BranchEntry, isOpen, listedBranches, type OpenBranchEntry } from "#model/selections.ts";
import { content } from "./source.server.ts";

export function listBranches(): BranchEntry[] {
  return listedBranches(content());
}

/** A branch that has a page. */
export function getBranch(id: string): OpenBranchEntry {
  const found = content().branches.find((branch) => branch.id === id);
  if (!found || !isOpen(found)) throw new Response(null, { status: 404 });
  return found;
}
