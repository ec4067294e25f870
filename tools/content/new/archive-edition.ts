import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import type { ContentEdit } from "../content-edit.ts";
import { itemsOf } from "../items.ts";

const file = "krypto-tour/archive.yaml";

/** Archives the current edition with its placeholders filled in, because they will refer to the next one. */
export function archiveEdition(edit: ContentEdit): void {
  const shown = withComputedWords(onDay(withoutDrafts(edit.content()), edit.today), edit.today);
  const sample = shown.edition.sample || shown.speakers.sample || shown.tourSponsors.sample;
  const { editions, ...archive } = edit.data(file);
  edit.setData(file, {
    ...archive,
    sample: sample || shown.archive.sample,
    editions: [remembered(shown), ...itemsOf(editions)],
  });
}

function remembered(content: Content): Content["archive"]["editions"][number] {
  const { edition, schedule, speakers, tourSponsors } = content;
  return {
    year: Number(edition.date.slice(0, 4)),
    number: edition.number,
    date: edition.date,
    city: edition.city,
    summary: edition.subtitle,
    paragraphs: edition.format.paragraphs.after,
    facts: [],
    figures: edition.figures,
    talks: talksOf(schedule),
    speakers: speakers.speakers.map(({ name, role }) => ({ name, role })),
    sponsors: tourSponsors.tiers.map(({ name, logos }) => ({ name, names: logos.map((logo) => logo.name) })),
  };
}

/** Omits doors and breaks, and lists a repeated talk once. */
function talksOf({ slots }: Content["schedule"]) {
  const talks = slots
    .filter(({ room, speakers }) => room !== undefined || speakers.length > 0)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return [...Map.groupBy(talks, ({ title }) => title.fr).values()].map((given) => ({
    title: given[0]!.title,
    speakers: [...new Set(given.flatMap(({ speakers }) => speakers))],
  }));
}
