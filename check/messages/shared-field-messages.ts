import type { FaultKey } from "#model/schema/says.ts";
import type { WordingPair } from "./wording.ts";

/** For the keys of model/schema/fields.ts. */
export const sharedFieldMessages = {
  "text.empty": {
    en: ["The text is empty.", "Write something between the quotation marks, or remove the line if it is not needed."],
    fr: [
      "Le texte est vide.",
      "Écrivez quelque chose entre les guillemets, ou supprimez la ligne si elle ne sert pas.",
    ],
  },
  slug: {
    en: [
      "{value} cannot be used in an address.",
      "Write lower-case letters, digits and hyphens only, e.g. paris-dauphine.",
    ],
    fr: [
      "{value} ne peut pas servir dans une adresse.",
      "Écrivez seulement des minuscules sans accent, des chiffres et des tirets, par exemple paris-dauphine.",
    ],
  },
  "address.https": {
    en: [
      "{value} is not a full web address.",
      "Copy it from the browser: it starts with https://, e.g. https://example.org/page.",
    ],
    fr: [
      "{value} n’est pas une adresse web complète.",
      "Copiez-la depuis le navigateur\u202f; elle commence par https://, par exemple https://example.org/page.",
    ],
  },
  "address.onion": {
    en: [
      "{value} is not an onion address of version 3.",
      "Copy it from the Tor browser: http://, 56 letters and digits, then .onion.",
    ],
    fr: [
      "{value} n’est pas une adresse onion de version 3.",
      "Copiez-la depuis le navigateur Tor\u202f; elle se compose de `http://`, de 56 lettres et chiffres, puis de .onion.",
    ],
  },
  "address.email": {
    en: ["{value} is not an e-mail address.", "Write it with an @ and without spaces, e.g. contact@example.org."],
    fr: [
      "{value} n’est pas une adresse électronique.",
      "Écrivez-la avec un @ et sans espace, par exemple contact@example.org.",
    ],
  },
  telephone: {
    en: [
      "{value} is not a telephone number in international form.",
      'Write it with its country code, in quotation marks, e.g. "+33 1 99 00 12 34", or write "" when there is none.',
    ],
    fr: [
      "{value} n’est pas un numéro de téléphone international.",
      'Écrivez-le avec son indicatif, entre guillemets droits, par exemple `"+33 1 99 00 12 34"`, ou écrivez `""` s’il n’y en a pas.',
    ],
  },
  "date.form": {
    en: [
      "{value} is not a date as year-month-day.",
      "Write four, two and two digits, e.g. 2025-10-11 for 11 October 2025.",
    ],
    fr: [
      "{value} n’est pas une date sous la forme année-mois-jour.",
      "Écrivez quatre, deux et deux chiffres, par exemple 2025-10-11 pour le 11 octobre 2025.",
    ],
  },
  "date.calendar": {
    en: ["{value} does not exist in the calendar.", "Check the month and the day: the order is year-month-day."],
    fr: ["{value} n’existe pas dans le calendrier.", "Vérifiez le mois et le jour\u202f; l’ordre est année-mois-jour."],
  },
  time: {
    en: [
      "{value} is not a time of day.",
      'Write two digits, a colon and two digits, in quotation marks, e.g. "09:30".',
    ],
    fr: [
      "{value} n’est pas une heure.",
      'Écrivez deux chiffres, un deux-points et deux chiffres, entre guillemets droits, par exemple `"09:30"`.',
    ],
  },
  "picture.file": {
    en: [
      "{value} is not the name of a picture.",
      "Name a .jpg, .png, .webp, .avif or .svg file, without spaces or accents in its name, or an address that starts with https://.",
    ],
    fr: [
      "{value} n’est pas un nom d’image.",
      "Nommez un fichier .jpg, .png, .webp, .avif ou .svg, sans espace ni accent dans son nom, ou une adresse qui commence par https://.",
    ],
  },
  "logo.file": {
    en: [
      "{value} is not the name of a logo.",
      "Save the logo beside this file as .svg, .png, .webp, .avif or .jpg, without spaces or accents in its name, and write that name; an address on the web does not do.",
    ],
    fr: [
      "{value} n’est pas un nom de logo.",
      "Enregistrez le logo à côté de ce fichier en .svg, .png, .webp, .avif ou .jpg, sans espace ni accent dans son nom, et écrivez ce nom\u202f; une adresse du web ne suffit pas.",
    ],
  },
} as const satisfies Partial<Record<FaultKey, WordingPair>>;
