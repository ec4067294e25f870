import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";
import { isOpen, listedBranches } from "#model/selections.ts";

const content = loadContent(contentFolder());
const branches = listedBranches(content).filter(isOpen);
const withMost = branches.toSorted((one, other) => other.gallery.length - one.gallery.length)[0];

const { publications } = content;
const toRead = publications.find(({ download }) => download === "local") ?? publications[0];

/** One address per kind of page: of the branches the one with the most pictures, of the publications one of ours. */
export function anyAddressOf(page: Page, lang: Language): string {
  if (page === "publication") {
    if (!toRead) throw new Error("There is no publication");
    return pathTo(page, lang, { id: toRead.id });
  }
  if (page !== "branch") return pathTo(page, lang);
  if (!withMost) throw new Error("No branch has a page");
  return pathTo("branch", lang, { id: withMost.id });
}
