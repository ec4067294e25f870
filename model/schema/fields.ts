import { z } from "zod";
import { field, matching, say, written, type FieldWords } from "./field.ts";

/** Single fields that several content files share. */

export const line = z.string().trim().min(1);

export function inBothLanguages<S extends z.ZodType>(words: S) {
  return z.strictObject({ fr: field("en français", "in French", words), en: field("en anglais", "in English", words) });
}

/** A few words in both languages. */
export const phrase = inBothLanguages(line);

/** A sentence or more in both languages. */
export const text = field("Texte", "Text", inBothLanguages(say(line, { long: true })));

export const title = field("Titre", "Title", phrase);
export const heading = field("Titre de la section", "Heading", phrase);
export const description = field("Description", "Description", text);
export const paragraph = field("Paragraphe", "Paragraph", text);
/** A name that differs between the languages. */
export const translatedName = field("Nom", "Name", phrase);
export const label = field("Libellé", "Label", phrase);
export const city = field("Ville", "City", phrase);

/** A proper name, the same in both languages. */
export const name = field("Nom", "Name", line);

export const slug = field(
  "Identifiant",
  "Identifier",
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Écrivez seulement des minuscules sans accent, des chiffres et des tirets, par exemple paris-dauphine.",
    "Write lower-case letters, digits and hyphens only, e.g. paris-dauphine.",
  ),
);

export const httpsUrl = matching(
  /^https:\/\/[^\s/]+\.[^\s]+$/,
  "Copiez l’adresse depuis le navigateur ; elle commence par https://, par exemple https://example.org/page.",
  "Copy the address from the browser: it starts with https://, e.g. https://example.org/page.",
);

export const onionUrl = matching(
  /^http:\/\/[a-z2-7]{56}\.onion(\/\S*)?$/,
  "Copiez l’adresse depuis le navigateur Tor ; elle se compose de http://, de 56 lettres et chiffres, puis de .onion.",
  "Copy the address from the Tor browser: http://, 56 letters and digits, then .onion.",
);

export const email = field(
  "Courriel",
  "E-mail address",
  written(
    z.email(),
    "Écrivez l’adresse avec un @ et sans espace ni accent, jusqu’à sa fin comme .org ou .fr, par exemple contact@example.org.",
    "Write the address with an @ and without spaces or accents, to its end such as .org or .fr, e.g. contact@example.org.",
  ),
);

export const phone = field(
  ["Téléphone", "Avec son indicatif, par exemple +33 1 99 00 12 34 ; vide s’il n’y en a pas"],
  ["Telephone", "With its country code, e.g. +33 1 99 00 12 34; empty when there is none"],
  matching(
    /^$|^\+[1-9][0-9 ]{6,20}$/,
    "Écrivez le numéro avec son indicatif, des chiffres et des espaces, par exemple +33 1 99 00 12 34, ou rien s’il n’y en a pas.",
    "Write the number with its country code, in digits and spaces, e.g. +33 1 99 00 12 34, or nothing when there is none.",
  ),
);

/** The legal notice must give it (article 1-1 of the LCEN). */
export const legalPhone = field(
  "Téléphone",
  "Telephone",
  matching(
    /^\+[1-9][0-9 ]{6,20}$/,
    "La loi le demande\u00a0: écrivez-le avec son indicatif, des chiffres et des espaces, par exemple +33 1 99 00 12 34.",
    "French law asks for it: write it with its country code, in digits and spaces, e.g. +33 1 99 00 12 34.",
  ),
);

export const isoDate = field(
  "Date",
  "Date",
  matching(
    /^\d{4}-\d{2}-\d{2}$/,
    "Écrivez un jour qui existe : l’année, le mois et le jour, par exemple 2025-10-11 pour le 11 octobre 2025.",
    "Write a day that exists: the year, the month and the day, e.g. 2025-10-11 for 11 October 2025.",
  ).refine(isInCalendar),
);

/** Date.parse reads 30 February as 2 March. */
export function isInCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const clock = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  "Écrivez deux chiffres, un deux-points et deux chiffres, par exemple 09:30.",
  "Write two digits, a colon and two digits, e.g. 09:30.",
);

/** The name of an entry in another file. */
export function nameOf(names: FieldWords["names"]) {
  return say(z.string(), { names });
}

export const coordinates = field("Place sur la carte", "Place on the map", {
  lat: field(
    [
      "Latitude",
      "En degrés, positive au nord, par exemple 48.8566 pour Paris ; l’adresse d’une carte d’openstreetmap.org finit par la latitude et la longitude de son centre",
    ],
    [
      "Latitude",
      "In degrees, north positive, e.g. 48.8566 for Paris; the address of a map on openstreetmap.org ends with the latitude and longitude of its centre",
    ],
    z.number().min(-90).max(90),
  ),
  lng: field(
    ["Longitude", "En degrés, positive à l’est, par exemple 2.3522 pour Paris"],
    ["Longitude", "In degrees, east positive, e.g. 2.3522 for Paris"],
    z.number().min(-180).max(180),
  ),
});

export const country = field("Pays", "Country", nameOf("countries"));

export const postalAddress = field("Adresse postale", "Postal address", {
  street: field(
    ["Rue", "Bâtiment, numéro et rue, par exemple 6 cours Albert Thomas"],
    ["Street", "Building, number and street, e.g. 6 cours Albert Thomas"],
    name,
  ),
  postcode: field("Code postal", "Postcode", name.optional()),
  city: field(["Ville", "Comme l’écrit la poste"], ["City", "As the post writes it"], name),
  country: country.optional(),
});

export const sample = field(
  ["Contenu d’exemple", "Oui tant que ce contenu est inventé"],
  ["Sample content", "true while this is invented"],
  z.boolean().default(false),
);

export const draft = field(
  ["Brouillon", "Oui : visible pendant l’édition et dans les aperçus, jamais sur le site public"],
  ["Draft", "true: shown while editing and in previews, never on the public site"],
  z.boolean().default(false),
);

export const position = field(
  ["Rang", "À partir de 1 ; sans rang, à la fin"],
  ["Place in the order", "From 1; without one, at the end"],
  z.int().min(1).default(1000),
);
