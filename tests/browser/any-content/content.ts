import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";
import { isOpen, listedBranches } from "#model/selections.ts";

const branches = listedBranches(loadContent(contentFolder())).filter(isOpen);
const withMost = branches.toSorted((one, other) => other.gallery.length - one.gallery.length)[0];

/** One address per kind of page: of the branches the one with the most pictures. */
export function anyAddressOf(page: Page, lang: Language): string {
  if (page !== "branch") return pathTo(page, lang);
  if (!withMost) throw new Error("No branch has a page");
  return pathTo("branch", lang, { id: withMost.id });
}
