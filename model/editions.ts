import type { Content } from "./collections.ts";
import { unprefixedPathTo } from "./pages.ts";

export type PastEdition = Content["archive"]["editions"][number];

/** The page of an edition that has a figure or a text of its own; the others are a row in the list of editions. */
export function editionPage({ year, figures, paragraphs, talks }: PastEdition): string | undefined {
  return figures.length + paragraphs.length + talks.length > 0
    ? unprefixedPathTo("edition", { year: String(year) })
    : undefined;
}

export const editionAnchor = (year: number) => `edition-${year}`;

/** Addresses under which an edition without a page is asked for, and the row they lead to. */
export function editionRedirects({ archive }: Content): (readonly [from: string, to: string])[] {
  return archive.editions
    .filter((edition) => editionPage(edition) === undefined)
    .map(({ year }) => [
      unprefixedPathTo("edition", { year: String(year) }),
      `${unprefixedPathTo("kryptoTour")}#${editionAnchor(year)}`,
    ]);
}
