import { currentEdition } from "#model/editions.ts";
import type { Content } from "#model/collections.ts";
import type { Manifest } from "#model/manifest.ts";
import type { Language } from "#model/languages.ts";
import { unprefixedPathTo } from "#model/pages.ts";

/** The source of a description in one language. */
export type Subject = { content: Content; manifest: Manifest; lang: Language; today: Date };

/** A described thing rather than a reference. */
export type Node<T> = Exclude<T, string>;

/** Sample people are marked on the pages, but never published as data. */
export function isSample({ site }: Content, source?: { sample: boolean }): boolean {
  return site.sample || source?.sample === true;
}

/** Identifiers that are the same on every page and in both languages. */
export const ids = {
  organisation: ({ site }: Content) => `${site.address}/#organisation`,
  website: ({ site }: Content) => `${site.address}/#website`,
  tour: (content: Content) => `${content.site.address}${unprefixedPathTo("kryptoTour")}#${currentEdition(content).id}`,
  event: ({ site }: Content, id: string) => `${site.address}${unprefixedPathTo("events")}#${id}`,
  publication: ({ site }: Content, id: string) => `${site.address}${unprefixedPathTo("publications")}#${id}`,
};
