import type { Content } from "./collections.ts";
import { unprefixedPathTo } from "./pages.ts";

export type PastEdition = Content["archive"]["editions"][number];

/** The page of an edition that has figures or texts; the others are only a row in the list. */
export function editionPage({ year, figures, paragraphs, talks }: PastEdition): string | undefined {
  return figures.length + paragraphs.length + talks.length > 0
    ? unprefixedPathTo("edition", { year: String(year) })
    : undefined;
}

export const editionAnchor = (year: number) => `edition-${year}`;

/** Redirects from the address of an edition without a page to its row. */
export function editionRedirects({ archive }: Content): (readonly [from: string, to: string])[] {
  return archive.editions
    .filter((edition) => editionPage(edition) === undefined)
    .map(({ year }) => [
      unprefixedPathTo("edition", { year: String(year) }),
      `${unprefixedPathTo("kryptoTour")}#${editionAnchor(year)}`,
    ]);
}
