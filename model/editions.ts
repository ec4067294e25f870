import type { Content } from "./collections.ts";
import { unprefixedPathTo } from "./pages.ts";

export type Edition = Content["editions"][number];
type Dated = Edition & { date: string };

/** Newest first; the name of the file is the year. */
function newestEditions({ editions }: Content): Edition[] {
  return editions.toSorted((a, b) => b.id.localeCompare(a.id));
}

/** The newest edition, which is the page of the event; the content check requires its date. */
export function currentEdition(content: Content): Dated {
  const [newest] = newestEditions(content);
  if (newest?.date === undefined) throw new Error("the newest file of content/krypto-tour/ has no date");
  return { ...newest, date: newest.date };
}

export function pastEditions(content: Content): Edition[] {
  return newestEditions(content).slice(1);
}

/** Omits doors and breaks, and lists a repeated talk once. */
export function talksOf({ schedule: { slots } }: Edition) {
  const talks = slots
    .filter(({ room, speakers }) => room !== undefined || speakers.length > 0)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return [...Map.groupBy(talks, ({ title }) => title.fr).values()].map((given) => ({
    title: given[0]!.title,
    speakers: [...new Set(given.flatMap(({ speakers }) => speakers))],
  }));
}

/** The page of a past edition that has figures, texts or a film; the others are only a row in the list. */
export function editionPage({ id, figures, story, film, schedule }: Edition): string | undefined {
  return film || figures.length + story.length + schedule.slots.length > 0
    ? unprefixedPathTo("edition", { year: id })
    : undefined;
}

export const editionAnchor = (year: string) => `edition-${year}`;

/** Redirects from the address of an edition without a page to its row. */
export function editionRedirects(content: Content): (readonly [from: string, to: string])[] {
  return pastEditions(content)
    .filter((edition) => editionPage(edition) === undefined)
    .map(({ id }) => [
      unprefixedPathTo("edition", { year: id }),
      `${unprefixedPathTo("kryptoTour")}#${editionAnchor(id)}`,
    ]);
}
