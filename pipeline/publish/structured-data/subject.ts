import type { Content } from "#model/collections.ts";
import type { Manifest } from "#model/manifest.ts";
import type { OpenBranchEntry } from "#model/selections.ts";
import type { Language } from "#model/languages.ts";
import { unprefixedPathTo } from "#model/pages.ts";

/** What a description is made from: the content and what was derived from it, told in one language. */
export type Subject = { content: Content; manifest: Manifest; lang: Language; today: Date };

/** A thing described, rather than its name alone. */
export type Node<T> = Exclude<T, string>;

/** Invented people are shown to visitors, who are told so, but never handed to programs as persons. */
export function isInvented({ site }: Content, source?: { sample: boolean }): boolean {
  return site.sample || source?.sample === true;
}

/** Names for the same things on every page, whatever its language. */
export const ids = {
  organisation: ({ site }: Content) => `${site.address}/#organisation`,
  website: ({ site }: Content) => `${site.address}/#website`,
  branch: ({ site }: Content, { id }: OpenBranchEntry) =>
    `${site.address}${unprefixedPathTo("branch", { id })}#organisation`,
  tour: ({ site, edition }: Content) => `${site.address}${unprefixedPathTo("kryptoTour")}#${edition.date.slice(0, 4)}`,
  event: ({ site }: Content, id: string) => `${site.address}${unprefixedPathTo("events")}#${id}`,
  publication: ({ site }: Content, id: string) => `${site.address}${unprefixedPathTo("publications")}#${id}`,
};
