import { ContentEdit } from "./content-edit.ts";
import { ask, newCommand } from "./new/ask.ts";
import { openEdition } from "./new/edition.ts";
import { stillLastYear } from "./new/still-last-year.ts";
import { writeAndTell } from "./new/told.ts";
import { aDay, aNumber, oneOf, toNumber } from "./new/wanted.ts";

const flags = [
  "number",
  "date",
  "city",
  "city-en",
  "venue",
  "venue-en",
  "street",
  "postcode",
  "country",
  "lat",
  "lng",
] as const;

/** `npm run new:edition` opens the next edition of the event; the last one moves to the archive and keeps a page of its own. */
await newCommand(flags, async (values, { dir, lang }) => {
  const edit = new ContentEdit(dir);
  const { edition, countries } = edit.content();
  const answers = await ask({
    lang,
    values,
    questions: {
      number: {
        text: { fr: "Numéro de l’édition ?", en: "Number of the edition?" },
        usual: String(edition.number + 1),
        wrong: aNumber(1, 999),
      },
      date: { text: { fr: "Jour de l’événement ?", en: "Day of the event?" }, wrong: aDay },
      city: { text: { fr: "Ville ?", en: "City, in French?" } },
      "city-en": { text: { fr: "Ville en anglais ?", en: "City, in English?" } },
      venue: { text: { fr: "Nom du lieu ?", en: "Name of the venue, in French?" } },
      "venue-en": { text: { fr: "Nom du lieu en anglais ?", en: "Name of the venue, in English?" } },
      street: { text: { fr: "Numéro et rue ?", en: "Number and street?" } },
      postcode: { text: { fr: "Code postal ?", en: "Postcode?" }, usual: "" },
      country: {
        text: { fr: "Pays (nom dans countries.yaml) ?", en: "Country (its name in countries.yaml)?" },
        usual: edition.venue.address.country ?? "",
        wrong: oneOf(Object.keys(countries)),
      },
      lat: { text: { fr: "Latitude ?", en: "Latitude?" }, wrong: aNumber(-90, 90) },
      lng: { text: { fr: "Longitude ?", en: "Longitude?" }, wrong: aNumber(-180, 180) },
    },
  });
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
    coordinates: { lat: toNumber(answers.lat), lng: toNumber(answers.lng) },
  });
  const old = stillLastYear(edit, Number(edition.date.slice(0, 4))).filter((place) => place.includes("krypto-tour/"));
  writeAndTell(
    edit,
    [
      {
        fr: `L’édition ${edition.date.slice(0, 4)} est dans ${dir}/krypto-tour/archive.yaml et garde sa page : relisez son résumé et son récit.`,
        en: `The ${edition.date.slice(0, 4)} edition is in ${dir}/krypto-tour/archive.yaml and keeps a page: read its summary and its story again.`,
      },
      {
        fr: `Relisez ${dir}/krypto-tour/edition.yaml : titres, chiffres, « ${edition.city.fr} », billetterie.${old.map((place) => `\n     ${place}`).join("")}`,
        en: `Read ${dir}/krypto-tour/edition.yaml again: headings, figures, “${edition.city.en}”, tickets.${old.map((place) => `\n     ${place}`).join("")}`,
      },
      {
        fr: "npm run content:freshness nomme les phrases qui en parlent encore au passé.",
        en: "npm run content:freshness names the sentences that still inLanguage of it in the past.",
      },
      {
        fr: `Les intervenants : npm run import:people -- personnes.csv. Le programme : ${dir}/krypto-tour/schedule.yaml. Sponsors et partenaires : sponsors.yaml, partners.yaml.`,
        en: `Speakers: npm run import:people -- people.csv. Timetable: ${dir}/krypto-tour/schedule.yaml. Sponsors and partners: sponsors.yaml, partners.yaml.`,
      },
      {
        fr: "npm run content:check -- --lang fr, puis npm run dev pour voir /fr/krypto-tour.",
        en: "npm run content:check, then npm run dev to see /en/krypto-tour.",
      },
    ],
    lang,
  );
});
