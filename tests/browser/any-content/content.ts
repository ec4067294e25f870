import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";
import { isOpen, listedBranches } from "#model/selections.ts";

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

const content = loadContent(contentFolder());
const branches = listedBranches(content).filter(isOpen);
const withMost = branches.toSorted((one, other) => other.gallery.length - one.gallery.length)[0];

const { publications, archive } = content;
const latest = archive.editions[0];
const toRead = publications.find(({ download }) => download === "local") ?? publications[0];

/**
 * One address per kind of page: of the branches the one with the most pictures, of the publications one of ours.
 * A kind of which the content has none has no address.
 */
export function anyAddressOf(page: Page, lang: Language): string | undefined {
  if (page === "publication") return toRead && pathTo(page, lang, { id: toRead.id });
  if (page === "edition") return latest && pathTo(page, lang, { year: String(latest.year) });
  if (page === "branch") return withMost && pathTo(page, lang, { id: withMost.id });
  return pathTo(page, lang);
}
