import { perhaps, quote, type Words } from "./wording.ts";

/** Findings about the schedule, the agenda and redirects. */

export const listMessages = {
  endsBeforeStart: (start: string, end: string): Words => [
    `The slot ends at ${end} and begins at ${start}.`,
    "Correct `start:` or `end:`, so that the end comes after the beginning.",
    `Le créneau finit à ${end} et commence à ${start}.`,
    "Corrigez `start:` ou `end:` pour que la fin vienne après le début.",
  ],
  overlappingSlots: (room: string, other: string): Words => [
    `The room ${quote.en(room)} is already used at that time, by the slot ${other}.`,
    "Change the times of one of the two, or its room.",
    `La salle ${quote.fr(room)} est déjà prise à ce moment par le créneau ${other}.`,
    "Changez l’horaire de l’un des deux, ou sa salle.",
  ],
  eventEndsEarly: (start: string, end: string): Words => [
    `The event ends (${end}) before it begins (${start}).`,
    "Correct `start:` or `end:`; both are days, or both are moments.",
    `L’événement finit (${end}) avant de commencer (${start}).`,
    "Corrigez `start:` ou `end:`\u00a0: deux jours, ou deux moments.",
  ],
  redirectFromPage: (path: string): Words => [
    `The page ${quote.en(path)} exists, so it cannot lead elsewhere.`,
    "Remove these lines, or correct `from:`.",
    `La page ${quote.fr(path)} existe\u202f; elle ne peut pas mener ailleurs.`,
    "Supprimez ces lignes, ou corrigez `from:`.",
  ],
  redirectFromFile: (path: string): Words => [
    `${quote.en(path)} is the address of a file of the site, not of a page.`,
    "Remove these lines, or correct `from:`.",
    `${quote.fr(path)} est l’adresse d’un fichier du site, pas d’une page.`,
    "Supprimez ces lignes, ou corrigez `from:`.",
  ],
  redirectTwice: (path: string): Words => [
    `The address ${quote.en(path)} already leads somewhere else.`,
    "Keep one of the two.",
    `L’adresse ${quote.fr(path)} mène déjà ailleurs.`,
    "Gardez l’une des deux.",
  ],
  redirectToNothing: (path: string, suggestion?: string): Words => [
    `There is no page ${quote.en(path)}.`,
    `Write the path of a page that exists, without its language, e.g. /antennes.${perhaps.en(suggestion)}`,
    `Il n’y a pas de page ${quote.fr(path)}.`,
    `Écrivez le chemin d’une page qui existe, sans sa langue, par exemple /antennes.${perhaps.fr(suggestion)}`,
  ],
  redirectToDraft: (path: string, file: string): Words => [
    `The page ${quote.en(path)} is still a draft: visitors would find nothing there.`,
    `Remove the line \`draft: true\` from ${file}, or lead to another page until then.`,
    `La page ${quote.fr(path)} est encore un brouillon\u00a0: les visiteurs n’y trouveraient rien.`,
    `Retirez la ligne \`draft: true\` de ${file}, ou menez à une autre page en attendant.`,
  ],
};
