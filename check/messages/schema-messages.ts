import { quote } from "./quote.ts";
import { sharedFieldMessages } from "./shared-field-messages.ts";
import type { Language, Wording, WordingPair } from "./wording.ts";

/**
 * The messages written in model/schema/, each with the full wording in both languages.
 * {value} stands for what is in the file, {count} for the number of items of a list.
 */
export const schemaMessages: Record<string, WordingPair> = {
  ...sharedFieldMessages,
  "list at least three members": {
    en: [
      "The office has {count} members and needs at least three.",
      "Add the missing people, each with `name:` and `role:`.",
    ],
    fr: [
      "Membres dans ce bureau\u00a0: {count}, il en faut au moins trois.",
      "Ajoutez les personnes qui manquent, chacune avec `name:` et `role:`.",
    ],
  },
  "list at most twelve members": {
    en: ["The office has {count} members; the page holds twelve.", "Keep the twelve main ones."],
    fr: ["Membres dans ce bureau\u00a0: {count}, la page en montre douze au plus.", "Gardez les douze principaux."],
  },
  "write status: open (the branch has a page) or status: soon (it does not yet)": {
    en: [
      "The site cannot tell whether this branch is open.",
      "Write `status: open` (it has a page) or `status: soon` (it does not yet).",
    ],
    fr: [
      "Le site ne peut pas savoir si cette antenne est ouverte.",
      "Écrivez `status: open` (elle a une page) ou `status: soon` (pas encore).",
    ],
  },
  "name a role with letters only, e.g. vicePresident": {
    en: [
      "{value} cannot be the name of a role.",
      "Write letters only, beginning with a small one, e.g. vicePresident.",
    ],
    fr: [
      "{value} ne peut pas être le nom d’un rôle.",
      "Écrivez seulement des lettres sans accent, en commençant par une minuscule, par exemple vicePresident.",
    ],
  },
  "write local (the PDF is made from the .md files beside this one) or an https address": {
    en: [
      "{value} does not say where the PDF is.",
      "Write local (it is made from the .md files beside this one) or an address that starts with https://.",
    ],
    fr: [
      "{value} ne dit pas où est le PDF.",
      "Écrivez local (il est tiré des fichiers .md voisins) ou une adresse qui commence par https://.",
    ],
  },
  "write 0x and 40 hexadecimal digits, in quotation marks": {
    en: [
      "{value} is not an Ethereum address.",
      "Copy it from the wallet and put it in quotation marks: 0x, then 40 digits from 0 to 9 and a to f.",
    ],
    fr: [
      "{value} n’est pas une adresse Ethereum.",
      "Copiez-la depuis le portefeuille et mettez-la entre guillemets droits\u202f; elle se compose de 0x, puis de 40 signes de 0 à 9 et de a à f.",
    ],
  },
  "write load (with the page) or ask (after a click)": {
    en: ["{value} is not a way to load the embeds.", "Write load (with the page) or ask (after a click)."],
    fr: [
      "{value} n’est pas une façon de charger les modules externes.",
      "Écrivez load (avec la page) ou ask (après un clic).",
    ],
  },
  "write the organisation as in the form's address: lower-case letters, digits and hyphens": {
    en: [
      "{value} is not the name of an organisation in a form's address.",
      "Copy the part after /associations/ from the form's address: lower-case letters, digits and hyphens.",
    ],
    fr: [
      "{value} n’est pas le nom d’une organisation dans l’adresse du formulaire.",
      "Copiez la partie qui suit /associations/ dans l’adresse du formulaire\u202f; elle a des minuscules, des chiffres et des tirets.",
    ],
  },
  "write permissions of the frame's sandbox, e.g. allow-downloads": {
    en: [
      "{value} is not a permission a frame may be given.",
      "Write one permission per line, e.g. allow-downloads or allow-modals.",
    ],
    fr: [
      "{value} n’est pas une permission qu’un cadre peut recevoir.",
      "Écrivez une permission par ligne, par exemple allow-downloads ou allow-modals.",
    ],
  },
  "write the calendar id, e.g. cal-AbC123": {
    en: ["{value} is not a calendar id.", "Copy it from the calendar's embed code, e.g. cal-AbC123."],
    fr: [
      "{value} n’est pas un identifiant d’agenda.",
      "Copiez-le depuis le code d’intégration de l’agenda, par exemple cal-AbC123.",
    ],
  },
  "write the event id, e.g. evt-AbC123": {
    en: ["{value} is not an event id.", "Copy it from the event's embed code, e.g. evt-AbC123."],
    fr: [
      "{value} n’est pas un identifiant d’événement.",
      "Copiez-le depuis le code d’intégration de l’événement, par exemple evt-AbC123.",
    ],
  },
  "write the eleven characters of the video id": {
    en: [
      "{value} is not a video id.",
      "Copy the eleven characters that follow v= in the video's address, in quotation marks.",
    ],
    fr: [
      "{value} n’est pas un identifiant de vidéo.",
      "Copiez, entre guillemets droits, les onze caractères qui suivent v= dans l’adresse de la vidéo.",
    ],
  },
  "write vercel or none": {
    en: ["{value} is not a way to count visits.", "Write vercel, or none to count nothing."],
    fr: ["{value} n’est pas une façon de compter les visites.", "Écrivez vercel, ou none pour ne rien compter."],
  },
  "the band shows one to six figures": {
    en: ["The band shows one to six figures; the list has {count}.", "Add or remove figures."],
    fr: ["Le bandeau montre d’un à six chiffres, la liste en a {count}.", "Ajoutez-en ou supprimez-en."],
  },
  "the page shows at most six figures": {
    en: ["The page shows at most six figures; the list has {count}.", "Keep the six main ones."],
    fr: ["La page montre six chiffres au plus, la liste en a {count}.", "Gardez les six principaux."],
  },
  "write a whole number, or {cities}, {countries} or {branches} in quotation marks": {
    en: [
      "{value} is not a figure.",
      'Write a whole number without quotation marks, or what the site counts itself: "{cities}", "{countries}" or "{branches}".',
    ],
    fr: [
      "{value} n’est pas un chiffre.",
      'Écrivez un nombre entier sans guillemets, ou ce que le site compte lui-même, `"{cities}"`, `"{countries}"` ou `"{branches}"`.',
    ],
  },
  "write the two capital letters of the country's ISO code, e.g. FR": {
    en: ["{value} is not the code of a country.", "Write the two capital letters of its ISO code, e.g. FR or CH."],
    fr: ["{value} n’est pas le code d’un pays.", "Écrivez les deux majuscules de son code ISO, par exemple FR ou CH."],
  },
  "write a path that starts with / and has no language, e.g. /antennes/lille": {
    en: [
      "{value} is not a path of this site without its language.",
      "Write what follows /fr or /en in the address, from the slash on, e.g. /antennes/lille.",
    ],
    fr: [
      "{value} n’est pas un chemin de ce site sans sa langue.",
      "Écrivez ce qui suit /fr ou /en dans l’adresse, à partir de la barre, par exemple /antennes/lille.",
    ],
  },
  "write article, report or study": {
    en: ["{value} is not a kind of publication.", "Write article, report or study."],
    fr: ["{value} n’est pas un genre de publication.", "Écrivez `article`, `report` (rapport) ou `study` (étude)."],
  },
};

export function schemaWording(message: string, language: Language, value: unknown): Wording | undefined {
  const pair = schemaMessages[message];
  if (!pair) return undefined;
  const count = Array.isArray(value) ? String(value.length) : "";
  const fill = (text: string) => text.replace("{value}", () => quote[language](value)).replace("{count}", count);
  const [problem, remedy] = pair[language];
  return [fill(problem), fill(remedy)];
}
