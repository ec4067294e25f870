import type { Language } from "./languages.ts";
import type { Content } from "./collections.ts";
import type { OpenBranch } from "./schema/branch.ts";

export type BranchEntry = Content["branches"][number];
export type OpenBranchEntry = OpenBranch & { id: string };
export type PublicationEntry = Content["publications"][number];

/** The branches of the list, in their order. */
export function listedBranches({ branches }: Content): BranchEntry[] {
  return branches
    .filter((branch) => branch.status === "soon" || branch.listed)
    .toSorted((a, b) => a.position - b.position);
}

export function isOpen(branch: BranchEntry): branch is OpenBranchEntry {
  return branch.status === "open";
}

/** Every publication, the newest first. */
export function newestPublications({ publications }: Content): PublicationEntry[] {
  return publications.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Every term of the board, the newest first. */
export function newestTerms({ board }: Content): Content["board"] {
  return board.toSorted((a, b) => b.id.localeCompare(a.id));
}

/** The label of a role, in the form that suits the person. */
export function roleLabel(
  { roles }: Content,
  { role, feminine }: { role: string; feminine: boolean },
  lang: Language,
): string {
  const forms = roles[role];
  if (!forms) throw new Error(`content/roles.yaml has no role called "${role}"`);
  return forms[feminine ? "feminine" : "masculine"][lang];
}

/** The school or branch named beside a member of the board. */
export function schoolLabel(
  { branches }: Content,
  { school, branch }: Content["board"][number]["members"][number],
  lang: Language,
): string {
  return school?.[lang] ?? branches.find(({ id }) => id === branch)?.name[lang] ?? "";
}
