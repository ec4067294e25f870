import type { FaultKey } from "#model/schema/says.ts";
import type { WordingPair } from "./wording.ts";

/** What the schema reports of the services in the settings. */
export const embedFieldMessages = {
  "embeds.mode": {
    en: ["{value} is not a way to load the embeds.", "Write load (with the page) or ask (after a click)."],
    fr: [
      "{value} n’est pas une façon de charger les modules externes.",
      "Écrivez load (avec la page) ou ask (après un clic).",
    ],
  },
  "embeds.organisation": {
    en: [
      "{value} is not the name of an organisation in a form's address.",
      "Copy the part after /associations/ from the form's address: lower-case letters, digits and hyphens.",
    ],
    fr: [
      "{value} n’est pas le nom d’une organisation dans l’adresse du formulaire.",
      "Copiez la partie qui suit /associations/ dans l’adresse du formulaire\u202f; elle a des minuscules, des chiffres et des tirets.",
    ],
  },
  "embeds.sandbox": {
    en: [
      "{value} is not a permission a frame may be given.",
      "Write one permission per line, e.g. allow-downloads or allow-modals.",
    ],
    fr: [
      "{value} n’est pas une permission qu’un cadre peut recevoir.",
      "Écrivez une permission par ligne, par exemple allow-downloads ou allow-modals.",
    ],
  },
  "embeds.calendar": {
    en: ["{value} is not a calendar id.", "Copy it from the calendar's embed code, e.g. cal-AbC123."],
    fr: [
      "{value} n’est pas un identifiant d’agenda.",
      "Copiez-le depuis le code d’intégration de l’agenda, par exemple cal-AbC123.",
    ],
  },
  "embeds.ticketing": {
    en: ["{value} is not an event id.", "Copy it from the event's embed code, e.g. evt-AbC123."],
    fr: [
      "{value} n’est pas un identifiant d’événement.",
      "Copiez-le depuis le code d’intégration de l’événement, par exemple evt-AbC123.",
    ],
  },
  "embeds.video": {
    en: [
      "{value} is not a video id.",
      "Copy the eleven characters that follow v= in the video's address, in quotation marks.",
    ],
    fr: [
      "{value} n’est pas un identifiant de vidéo.",
      "Copiez, entre guillemets droits, les onze caractères qui suivent v= dans l’adresse de la vidéo.",
    ],
  },
} as const satisfies Partial<Record<FaultKey, WordingPair>>;
