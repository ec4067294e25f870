import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import { type ContentEdit, type Item, itemOf, itemsOf } from "./content-edit.ts";
import { aDay, aNumber, newCommand, oneOf } from "./new/ask.ts";
import { listPlaces, textsNamingYear } from "./new/texts-of-last-year.ts";

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

/** `npm run new -- edition` opens the next edition of the event and archives the last one. */
await newCommand(
  ({ edition, countries }) => ({
    number: {
      text: { fr: "Numéro de l’édition ?", en: "Number of the edition?" },
      usual: String(edition.number + 1),
      read: aNumber(1, 999),
    },
    date: { text: { fr: "Jour de l’événement (jj/mm/aaaa) ?", en: "Day of the event (dd/mm/yyyy)?" }, read: aDay },
    city: { text: { fr: "Ville ?", en: "City, in French?" } },
    "city-en": { text: { fr: "Ville en anglais ?", en: "City, in English?" } },
    venue: { text: { fr: "Nom du lieu ?", en: "Name of the venue, in French?" } },
    "venue-en": { text: { fr: "Nom du lieu en anglais ?", en: "Name of the venue, in English?" } },
    street: { text: { fr: "Numéro et rue ?", en: "Number and street?" } },
    town: {
      text: { fr: "Commune de l’adresse, si ce n’est pas la même ?", en: "Town of the address, if another?" },
      usual: "",
    },
    postcode: { text: { fr: "Code postal ?", en: "Postcode?" }, usual: "" },
    country: {
      text: { fr: "Pays ?", en: "Country?" },
      usual: edition.venue.address.country ?? "",
      read: oneOf(Object.fromEntries(Object.entries(countries).map(([id, { name }]) => [id, [name.fr, name.en]]))),
    },
    lat: { text: { fr: "Latitude ?", en: "Latitude?" }, read: aNumber(-90, 90) },
    lng: { text: { fr: "Longitude ?", en: "Longitude?" }, read: aNumber(-180, 180) },
  }),
  (edit, answers) => {
    const { folder: dir } = edit;
    const year = edit.content().edition.date.slice(0, 4);
    archiveEdition(edit);
    openEdition(edit, {
      number: Math.round(Number(answers.number)),
      date: answers.date,
      city: { fr: answers.city, en: answers["city-en"] },
      venue: {
        name: { fr: answers.venue, en: answers["venue-en"] },
        address: {
          street: answers.street,
          ...(answers.postcode && { postcode: answers.postcode }),
          city: answers.town || answers.city,
          ...(answers.country && { country: answers.country }),
        },
        coordinates: { lat: Number(answers.lat), lng: Number(answers.lng) },
      },
    });
    const old = listPlaces(textsNamingYear(edit, Number(year)));
    return [
      {
        fr: `L’édition ${year} est dans ${dir}/krypto-tour/archive.yaml et garde sa page : relisez son résumé et son récit.`,
        en: `The ${year} edition is in ${dir}/krypto-tour/archive.yaml and keeps a page: read its summary and its story again.`,
      },
      {
        fr: `${dir}/krypto-tour/edition.yaml dit le strict nécessaire : ajoutez-y le récit, les chiffres attendus, la billetterie.`,
        en: `${dir}/krypto-tour/edition.yaml says only what is known: add the story, the figures you expect, the tickets.`,
      },
      {
        fr: `Ces textes parlent encore de ${year} :${old}`,
        en: `These texts still mention ${year}:${old}`,
      },
      {
        fr: "npm run content -- freshness nomme les phrases qui en parlent encore au passé.",
        en: "npm run content -- freshness lists the sentences that still use the past tense.",
      },
      {
        fr: `Les intervenants : npm run people -- import personnes.csv. Le programme : ${dir}/krypto-tour/schedule.yaml. Sponsors et partenaires : sponsors.yaml, partners.yaml.`,
        en: `Speakers: npm run people -- import people.csv. Timetable: ${dir}/krypto-tour/schedule.yaml. Sponsors and partners: sponsors.yaml, partners.yaml.`,
      },
      {
        fr: "npm run content -- check --lang fr, puis npm run dev pour voir /fr/krypto-tour.",
        en: "npm run content -- check, then npm run dev to see /en/krypto-tour.",
      },
    ];
  },
);

/** Empties what belongs to the last edition. */
function openEdition(edit: ContentEdit, { venue, ...known }: Item): void {
  const file = "krypto-tour/edition.yaml";
  const { film: _film, figures: _figures, nextDate: _nextDate, ...edition } = edit.data(file);
  const { access: _access, ...place } = itemOf(edition["venue"]);
  const { heading } = itemOf(edition["speakers"]);
  edit.setData(file, {
    ...edition,
    seo: { ...itemOf(edition["seo"]), description: plainTexts.description },
    ...known,
    format: {
      heading: plainTexts.heading,
      paragraphs: { before: [plainTexts.before], after: [plainTexts.after] },
    },
    schedule: { ...itemOf(edition["schedule"]), text: plainTexts.schedule },
    speakers: { heading },
    venue: { ...place, ...itemOf(venue) },
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
