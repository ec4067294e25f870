import type { Language } from "#model/languages.ts";
import type { FaultKey } from "#model/schema/says.ts";
import { embedFieldMessages } from "./embed-field-messages.ts";
import { quote } from "./quote.ts";
import { sharedFieldMessages } from "./shared-field-messages.ts";
import type { Wording, WordingPair } from "./wording.ts";

/**
 * What the schemas of model/schema/ report, by key, with the full wording in both languages.
 * {value} stands for what is in the file, {count} for the number of items of a list.
 */
export const schemaMessages: Record<FaultKey, WordingPair> = {
  ...sharedFieldMessages,
  ...embedFieldMessages,
  "branch.officeTooSmall": {
    en: [
      "The office has {count} members and needs at least three.",
      "Add the missing people, each with `name:` and `role:`.",
    ],
    fr: [
      "Membres dans ce bureau\u00a0: {count}, il en faut au moins trois.",
      "Ajoutez les personnes qui manquent, chacune avec `name:` et `role:`.",
    ],
  },
  "branch.officeTooLarge": {
    en: ["The office has {count} members; the page holds twelve.", "Keep the twelve main ones."],
    fr: ["Membres dans ce bureau\u00a0: {count}, la page en montre douze au plus.", "Gardez les douze principaux."],
  },
  "branch.status": {
    en: [
      "The site cannot tell whether this branch is open.",
      "Write `status: open` (it has a page) or `status: soon` (it does not yet).",
    ],
    fr: [
      "Le site ne peut pas savoir si cette antenne est ouverte.",
      "Écrivez `status: open` (elle a une page) ou `status: soon` (pas encore).",
    ],
  },
  "role.name": {
    en: [
      "{value} cannot be the name of a role.",
      "Write letters only, beginning with a small one, e.g. vicePresident.",
    ],
    fr: [
      "{value} ne peut pas être le nom d’un rôle.",
      "Écrivez seulement des lettres sans accent, en commençant par une minuscule, par exemple vicePresident.",
    ],
  },
  "publication.download": {
    en: [
      "{value} does not say where the PDF is.",
      "Write local (it is made from the .md files beside this one) or an address that starts with https://.",
    ],
    fr: [
      "{value} ne dit pas où est le PDF.",
      "Écrivez local (il est tiré des fichiers .md voisins) ou une adresse qui commence par https://.",
    ],
  },
  "address.ethereum": {
    en: [
      "{value} is not an Ethereum address.",
      "Copy it from the wallet and put it in quotation marks: 0x, then 40 digits from 0 to 9 and a to f.",
    ],
    fr: [
      "{value} n’est pas une adresse Ethereum.",
      "Copiez-la depuis le portefeuille et mettez-la entre guillemets droits\u202f; elle se compose de 0x, puis de 40 signes de 0 à 9 et de a à f.",
    ],
  },
  analytics: {
    en: [
      "{value} is not a way to count visits.",
      "Write host (counted where the host can), vercel, or none to count nothing.",
    ],
    fr: [
      "{value} n’est pas une façon de compter les visites.",
      "Écrivez host (compter là où l’hébergeur le peut), vercel, ou none pour ne rien compter.",
    ],
  },
  "home.figures": {
    en: ["The band shows one to six figures; the list has {count}.", "Add or remove figures."],
    fr: ["Le bandeau montre d’un à six chiffres, la liste en a {count}.", "Ajoutez-en ou supprimez-en."],
  },
  "join.steps": {
    en: ["The page draws three steps; the list has {count}.", "Keep three steps."],
    fr: ["La page dessine trois étapes, la liste en a {count}.", "Gardez trois étapes."],
  },
  "join.opening": {
    en: ["The mast has four bands, one for each step; the list has {count}.", "Tell it in four steps."],
    fr: ["Le mât a quatre bandes, une par étape ; la liste en a {count}.", "Racontez-le en quatre étapes."],
  },
  "tour.figures": {
    en: ["The page shows at most six figures; the list has {count}.", "Keep the six main ones."],
    fr: ["La page montre six chiffres au plus, la liste en a {count}.", "Gardez les six principaux."],
  },
  figure: {
    en: [
      "{value} is not a figure.",
      'Write a whole number without quotation marks, or what the site counts itself: "{cities}", "{countries}", "{branches}" or "{schools}".',
    ],
    fr: [
      "{value} n’est pas un chiffre.",
      'Écrivez un nombre entier sans guillemets, ou ce que le site compte lui-même, `"{cities}"`, `"{countries}"`, `"{branches}"` ou `"{schools}"`.',
    ],
  },
  "country.code": {
    en: ["{value} is not the code of a country.", "Write the two capital letters of its ISO code, e.g. FR or CH."],
    fr: ["{value} n’est pas le code d’un pays.", "Écrivez les deux majuscules de son code ISO, par exemple FR ou CH."],
  },
  path: {
    en: [
      "{value} is not a path of this site without its language.",
      "Write what follows /fr or /en in the address, from the slash on, e.g. /antennes/lille.",
    ],
    fr: [
      "{value} n’est pas un chemin de ce site sans sa langue.",
      "Écrivez ce qui suit /fr ou /en dans l’adresse, à partir de la barre, par exemple /antennes/lille.",
    ],
  },
  "signOff.what": {
    en: ["{value} is nothing to sign for.", "Write ethereum, lightning, embeds, analytics, map or taxReceipt."],
    fr: [
      "{value} ne se confirme pas ici.",
      "Écrivez `ethereum`, `lightning`, `embeds`, `analytics`, `map` ou `taxReceipt`.",
    ],
  },
  "publication.kind": {
    en: ["{value} is not a kind of publication.", "Write article, report or study."],
    fr: ["{value} n’est pas un genre de publication.", "Écrivez `article`, `report` (rapport) ou `study` (étude)."],
  },
  "event.moment": {
    en: [
      "{value} is neither a day nor a moment.",
      "Write a day as 2027-03-09, or a moment with its distance from UTC, e.g. 2027-03-09T18:30+01:00.",
    ],
    fr: [
      "{value} n’est ni un jour ni un moment.",
      "Écrivez un jour sous la forme 2027-03-09, ou un moment avec son décalage sur l’heure UTC, par exemple 2027-03-09T18:30+01:00.",
    ],
  },
  "event.timeZone": {
    en: ["There is no time zone {value}.", "Write a continent and a city, e.g. Europe/London."],
    fr: ["Il n’y a pas de fuseau horaire {value}.", "Écrivez un continent et une ville, par exemple Europe/London."],
  },
  "publish.host": {
    en: [
      "{value} is not a host the site can publish itself to.",
      "Write github-pages, cloudflare-pages, vercel or none.",
    ],
    fr: [
      "{value} n’est pas un hébergeur où le site sait se publier.",
      "Écrivez `github-pages`, `cloudflare-pages`, `vercel` ou `none` (nulle part).",
    ],
  },
  "editor.repository": {
    en: ["{value} does not name a repository.", "Write its owner and its name, e.g. association/site."],
    fr: ["{value} ne nomme pas un dépôt.", "Écrivez son propriétaire et son nom, par exemple association/site."],
  },
  report: {
    en: ["{value} is not a way to report a mistake.", "Write mail, or the https address of the repository."],
    fr: ["{value} n’est pas une façon de signaler une erreur.", "Écrivez `mail`, ou l’adresse https du dépôt."],
  },
};

export function schemaWording(key: FaultKey, language: Language, value: unknown): Wording {
  const count = Array.isArray(value) ? String(value.length) : "";
  const fill = (text: string) => text.replace("{value}", () => quote[language](value)).replace("{count}", count);
  const [problem, remedy] = schemaMessages[key][language];
  return [fill(problem), fill(remedy)];
}
