import { newCommand } from "./new/ask.ts";
import { openEdition } from "./new/edition.ts";
import { listPlaces, textsNamingYear } from "./new/texts-of-last-year.ts";
import { aDay, aNumber, oneOf } from "./new/read-answers.ts";

/** `npm run new -- edition` opens the next edition of the event and archives the last one. */
await newCommand(
  ({ edition, countries }) => ({
    number: {
      text: { fr: "Numéro de l’édition ?", en: "Number of the edition?" },
      usual: String(edition.number + 1),
      read: aNumber(1, 999),
    },
    date: { text: { fr: "Jour de l’événement ?", en: "Day of the event?" }, read: aDay },
    city: { text: { fr: "Ville ?", en: "City, in French?" } },
    "city-en": { text: { fr: "Ville en anglais ?", en: "City, in English?" } },
    venue: { text: { fr: "Nom du lieu ?", en: "Name of the venue, in French?" } },
    "venue-en": { text: { fr: "Nom du lieu en anglais ?", en: "Name of the venue, in English?" } },
    street: { text: { fr: "Numéro et rue ?", en: "Number and street?" } },
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
    const { edition } = edit.content();
    const { folder: dir } = edit;
    const year = edition.date.slice(0, 4);
    openEdition(edit, {
      number: Math.round(Number(answers.number)),
      date: answers.date,
      city: { fr: answers.city, en: answers["city-en"] },
      venue: { fr: answers.venue, en: answers["venue-en"] },
      address: {
        street: answers.street,
        ...(answers.postcode && { postcode: answers.postcode }),
        city: answers.city,
        ...(answers.country && { country: answers.country }),
      },
      coordinates: { lat: Number(answers.lat), lng: Number(answers.lng) },
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
