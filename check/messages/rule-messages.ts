import { perhaps, quote, type Words } from "./wording.ts";

/** Findings across files, or about dates, places and redirects. */

export const ruleMessages = {
  takenAddress: (address: string): Words => [
    `The address ${quote.en(address)} already belongs to another page.`,
    "Give both files of this page another name.",
    `L’adresse ${quote.fr(address)} est déjà celle d’une autre page.`,
    "Donnez un autre nom aux deux fichiers de cette page.",
  ],
  unequalSetting: (field: string): Words => [
    `\`${field}:\` differs between the French and the English file of this page.`,
    "Write the same value in both, or leave it out in both.",
    `\`${field}:\` n’est pas le même dans le fichier français et dans le fichier anglais de cette page.`,
    "Écrivez la même valeur dans les deux, ou retirez-la des deux.",
  ],
  linkToNothing: (href: string, suggestion?: string): Words => [
    `This link leads to ${quote.en(href)}, where there is no page.`,
    `Copy the address from the site, without its name, e.g. /fr/bureau.${perhaps.en(suggestion)}`,
    `Ce lien mène à ${quote.fr(href)}, où il n’y a pas de page.`,
    `Copiez l’adresse depuis le site, sans son nom, par exemple /fr/bureau.${perhaps.fr(suggestion)}`,
  ],
  unknownBranch: (id: string, suggestion?: string): Words => [
    `There is no branch ${quote.en(id)}.`,
    suggestion
      ? `Write the name of a file in branches/ without .yaml.${perhaps.en(suggestion)}`
      : "Write the name of a file in branches/ without .yaml. For a branch that has closed, remove this line and write `school:` with the school's name, in `fr:` and `en:`.",
    `Il n’y a pas d’antenne ${quote.fr(id)}.`,
    suggestion
      ? `Écrivez le nom d’un fichier de branches/ sans .yaml.${perhaps.fr(suggestion)}`
      : "Écrivez le nom d’un fichier de branches/ sans .yaml. Pour une antenne fermée, supprimez cette ligne et écrivez `school:` avec le nom de l’école, en `fr:` et en `en:`.",
  ],
  unknownName: (value: string, label: string, where: string, suggestion?: string): Words => [
    `There is no ${label.toLowerCase()} ${quote.en(value)}.`,
    `Write one of those in \`${where}\`, or add it there first.${perhaps.en(suggestion)}`,
    `${quote.fr(value)} n’existe pas (${label}).`,
    `Écrivez un nom qui figure dans \`${where}\`, ou ajoutez-l’y d’abord.${perhaps.fr(suggestion)}`,
  ],
  missingNote: (id: string): Words => [
    `The text refers to the footnote ${quote.en(id)}, which does not exist.`,
    `Add a line [^${id}]: followed by the note, or remove the call.`,
    `Le texte appelle la note ${quote.fr(id)}, qui n’existe pas.`,
    `Ajoutez une ligne [^${id}]: suivie du texte de la note, ou retirez l’appel.`,
  ],
  unusedNote: (id: string): Words => [
    `Nothing in the text refers to the footnote ${quote.en(id)}.`,
    `Write [^${id}] where it belongs, or remove the note.`,
    `Aucun passage n’appelle la note ${quote.fr(id)}.`,
    `Écrivez [^${id}] là où elle doit être appelée, ou retirez la note.`,
  ],
  unequalRow: (cells: number, tiers: number): Words => [
    `This row has cells for ${cells} tiers, and there are ${tiers}.`,
    "Give one value for each name under `names:`, in the same order; false where there is nothing.",
    `Cette ligne a des cases pour ${cells} paliers, et il y en a ${tiers}.`,
    "Donnez une valeur pour chaque nom de `names:`, dans le même ordre ; false là où il n’y a rien.",
  ],
  noPresident: (): Words => [
    "This board has no president, and the legal notice must name one.",
    "Give one member the role `president`, or write `draft: true` until the board is complete.",
    "Ce bureau n’a pas de présidence, et les mentions légales doivent en nommer une.",
    "Donnez le rôle `president` à un membre, ou écrivez `draft: true` tant que le bureau n’est pas complet.",
  ],
  leftOverSample: (): Words => [
    "The site says that it is no longer a sample, but this file still is.",
    "Once its content is real, remove the line `sample: true`.",
    "Le site dit qu’il n’est plus un exemple, mais ce fichier en est encore un.",
    "Quand son contenu sera réel, supprimez la ligne `sample: true`.",
  ],
  noBoard: (): Words => [
    "No board is in office.",
    "Remove the line `draft: true` or `from:` of the newest file.",
    "Aucun bureau n’est en place.",
    "Retirez la ligne `draft: true` ou `from:` du fichier le plus récent.",
  ],
  editionWithoutDate: (): Words => [
    "This is the newest edition, so the site announces it, but it has no date.",
    "Add `date:`, or `draft: true` until it is known.",
    "Cette édition est la plus récente\u00a0: le site l’annonce, mais elle n’a pas de date.",
    "Ajoutez `date:`, ou `draft: true` tant qu’elle n’est pas connue.",
  ],
  yearTooFar: (id: string, last: number): Words => [
    `The year ${id} is after next year, so this file would be the newest for a long time.`,
    `Rename the file: ${last} is the last year it can name.`,
    `L’année ${id} vient après l’an prochain\u00a0: ce fichier serait longtemps le plus récent.`,
    `Renommez le fichier\u00a0: ${last} est la dernière année possible.`,
  ],
  copiedEdition: (year: string): Words => [
    `This list is that of ${year}.`,
    "Remove it until the new one is known, or correct it: the page leaves out what is empty.",
    `Cette liste est celle de ${year}.`,
    "Supprimez-la en attendant la nouvelle, ou corrigez-la\u00a0: la page laisse de côté ce qui est vide.",
  ],
  otherYear: (date: string, year: string): Words => [
    `The date ${date} is not in ${year}, the name of the file.`,
    "Correct the date, or rename the file.",
    `La date ${date} n’est pas en ${year}, le nom du fichier.`,
    "Corrigez la date, ou renommez le fichier.",
  ],
  outsideCountry: (country: string): Words => [
    `This place is not in ${country}.`,
    "Check the coordinates on a map, `lat:` north, `lng:` east (negative when west of Greenwich), or correct `country:`.",
    `Ce lieu n’est pas dans le pays indiqué (${country}).`,
    "Vérifiez les coordonnées sur une carte, `lat:` vers le nord, `lng:` vers l’est (négatif à l’ouest de Greenwich), ou corrigez `country:`.",
  ],
  swappedCoordinates: (country: string): Words => [
    `This place is not in ${country}, but it is once the two numbers change places.`,
    "Swap them: `lat:` is how far north, `lng:` how far east.",
    `Ce lieu n’est pas dans le pays indiqué (${country}), mais il y est si l’on échange les deux nombres.`,
    "Échangez-les\u00a0: `lat:` dit combien au nord, `lng:` combien à l’est.",
  ],
  duplicateValue: (value: unknown, other: string): Words => [
    `${quote.en(value)} is already used in \`${other}\`.`,
    "Change or remove one of the two.",
    `${quote.fr(value)} est déjà pris dans \`${other}\`.`,
    "Changez ou supprimez l’un des deux.",
  ],
  citySpelling: (city: string, usual: string, other: string): Words => [
    `The city ${quote.en(city)} is written ${quote.en(usual)} in \`${other}\`.`,
    `Write it the same way everywhere: the site counts cities by their names.`,
    `La ville ${quote.fr(city)} s’écrit ${quote.fr(usual)} dans \`${other}\`.`,
    "Écrivez-la partout de la même façon\u00a0: le site compte les villes d’après leur nom.",
  ],
  futureDate: (date: string, today: string): Words => [
    `The date ${quote.en(date)} is in the future (today is ${today}).`,
    "Write the day it came out as year-month-day, or wait until that day to add it.",
    `La date ${quote.fr(date)} est dans le futur (nous sommes le ${today}).`,
    "Écrivez le jour de parution sous la forme année-mois-jour, ou attendez ce jour pour l’ajouter.",
  ],
  editorOnSite: (): Words => [
    "The editor is at the address of the site, where scripts of others could read its access token.",
    "Give it a subdomain of its own, e.g. https://editor.example.org.",
    "L’éditeur est à l’adresse du site, où les scripts d’autrui pourraient lire son jeton d’accès.",
    "Donnez-lui un sous-domaine à lui, par exemple https://editeur.example.org.",
  ],
  wrongChecksum: (): Words => [
    "The capitals of this Ethereum address do not match its digits: a character is wrong, or the capitals were lost.",
    "Copy the address again from the wallet, never by hand: a wrong address loses the donations.",
    "Les majuscules de cette adresse Ethereum ne correspondent pas à ses chiffres\u00a0: un caractère est faux, ou les majuscules se sont perdues.",
    "Copiez de nouveau l’adresse depuis le portefeuille, jamais à la main\u00a0: une adresse fausse perd les dons.",
  ],
  explorerMismatch: (address: string): Words => [
    "The block-explorer link does not end with the Ethereum address above it.",
    `Open the page of ${address} on the explorer and copy its address here.`,
    "Le lien vers l’explorateur de blocs ne se termine pas par l’adresse Ethereum qui le précède.",
    `Ouvrez la page de ${address} dans l’explorateur et copiez ici son adresse.`,
  ],
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
