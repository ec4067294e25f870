import type { ContentEdit } from "../content-edit.ts";
import { itemOf } from "../items.ts";
import type { Message } from "../messages.ts";
import { archiveEdition } from "./archive-edition.ts";

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
