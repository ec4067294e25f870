import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import { type ContentEdit, itemOf, itemsOf } from "../content-edit.ts";
import type { Message } from "../messages.ts";

interface Edition {
  number: number;
  date: string;
  city: Message;
  venue: Message;
  address: Record<string, string>;
  coordinates: { lat: number; lng: number };
}

/** Texts that fit any edition. */
const plainTexts = {
  description: {
    fr: "La {editionInWords} édition du {tour}, le {date} à {city}.",
    en: "The {editionInWords} {tour}, in {city} on {date}.",
  },
  heading: { fr: "La journée", en: "The day" },
  schedule: { fr: "Le {date}, à {city}.", en: "On {date}, in {city}." },
  before: {
    fr: "La {editionInWords} édition du {tour} a lieu à {city} le {date}.",
    en: "The {editionInWords} {tour} takes place in {city} on {date}.",
  },
  after: {
    fr: "La {editionInWords} édition du {tour} a eu lieu à {city} le {date}.",
    en: "The {editionInWords} {tour} took place in {city} on {date}.",
  },
};

/** Archives the last edition and empties what belongs to it. */
export function openEdition(edit: ContentEdit, { number, date, city, venue, address, coordinates }: Edition): void {
  archiveEdition(edit);
  const file = "krypto-tour/edition.yaml";
  const { film: _film, figures: _figures, nextDate: _nextDate, ...edition } = edit.data(file);
  const { access: _access, ...place } = itemOf(edition["venue"]);
  const { heading } = itemOf(edition["speakers"]);
  edit.setData(file, {
    ...edition,
    seo: { ...itemOf(edition["seo"]), description: plainTexts.description },
    number,
    date,
    city,
    format: {
      heading: plainTexts.heading,
      paragraphs: { before: [plainTexts.before], after: [plainTexts.after] },
    },
    schedule: { ...itemOf(edition["schedule"]), text: plainTexts.schedule },
    speakers: { heading },
    venue: { ...place, name: venue, address, coordinates },
  });
  const site = edit.data("site.yaml");
  const { video: _video, ticketing: _office, ...embeds } = itemOf(site["embeds"]);
  edit.setData("site.yaml", { ...site, embeds });
  for (const [list, keys] of Object.entries({
    speakers: ["speakers"],
    schedule: ["rooms", "subjects", "slots"],
    sponsors: ["tiers"],
    partners: ["community", "media"],
  })) {
    const path = `krypto-tour/${list}.yaml`;
    if (!edit.files.has(path)) continue;
    edit.setData(path, { ...edit.data(path), ...Object.fromEntries(keys.map((key) => [key, []])) });
  }
}

/** Archives the current edition with its placeholders filled in, because they will refer to the next one. */
function archiveEdition(edit: ContentEdit): void {
  const file = "krypto-tour/archive.yaml";
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
