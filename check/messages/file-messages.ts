import { perhaps, quote, type Words } from "./wording.ts";

/** Findings about whole files and folders. */

export const fileMessages = {
  noContentFolder: (): Words => [
    "There is no such folder.",
    "Run the command from the top of the project, or name the content folder with --dir.",
    "Ce dossier n’existe pas.",
    "Lancez la commande depuis la racine du projet, ou indiquez le dossier du contenu avec --dir.",
  ],
  unreadableFile: (): Words => [
    "The file cannot be opened.",
    "Check that it is an ordinary file and that you may read it.",
    "Impossible d’ouvrir ce fichier.",
    "Vérifiez que c’est un fichier ordinaire et que vous avez le droit de le lire.",
  ],
  symbolicLink: (): Words => [
    "This is a symbolic link (an alias), which the site does not follow.",
    "Put a copy of the file itself here instead.",
    "C’est un lien symbolique (un alias), que le site ne suit pas.",
    "Mettez ici une copie du fichier lui-même.",
  ],
  largeFile: (most: number): Words => [
    `The file is longer than ${most} characters.`,
    "Shorten it, or divide it into several files.",
    `Le fichier dépasse ${most} caractères.`,
    "Raccourcissez-le, ou répartissez-le en plusieurs fichiers.",
  ],
  longText: (count: number, most: number): Words => [
    `The text has ${count} characters; the limit is ${most}.`,
    "Shorten it. A long text belongs in a publication's .md file.",
    `Le texte a ${count} caractères\u202f; la limite est de ${most}.`,
    "Raccourcissez-le. Un long texte a sa place dans le fichier .md d’une publication.",
  ],
  deepText: (): Words => [
    "Quotations or lists are nested more than ten levels deep here.",
    "Remove levels: readers lose their way after two or three.",
    "Ici, des citations ou des listes sont imbriquées sur plus de dix niveaux.",
    "Retirez des niveaux\u00a0: on se perd après deux ou trois.",
  ],
  longParagraph: (): Words => [
    "A paragraph of this text is too long to be read: over 20,000 characters, or 1,000 signs of bold, links or code.",
    "Divide it with blank lines.",
    "Un paragraphe de ce texte est trop long pour être lu\u00a0: plus de 20\u202f000 caractères, ou de 1\u202f000 signes de gras, de lien ou de code.",
    "Séparez-le par des lignes vides.",
  ],
  manyNotes: (count: number, most: number): Words => [
    `The text has ${count} references to footnotes; the limit is ${most}.`,
    "Remove notes, or divide the text.",
    `Le texte appelle des notes ${count} fois\u202f; la limite est de ${most}.`,
    "Retirez des notes, ou divisez le texte.",
  ],
  emptyFile: (): Words => [
    "The file is empty.",
    "Copy a file of the same kind and change its texts, or remove this one.",
    "Le fichier est vide.",
    "Copiez un fichier du même genre et changez ses textes, ou supprimez celui-ci.",
  ],
  notUtf8: (): Words => [
    "The file is not saved as UTF-8, so its accents are lost.",
    "Save it again from your editor with the encoding UTF-8, then check the accents.",
    "Le fichier n’est pas enregistré en UTF-8\u202f; ses accents sont perdus.",
    "Enregistrez-le de nouveau depuis votre éditeur avec l’encodage UTF-8, puis relisez les accents.",
  ],
  notAMap: (): Words => [
    "The file is not made of lines such as `name: value`.",
    "Take a file of the same kind as a model.",
    "Le fichier n’est pas fait de lignes du type `nom: valeur`.",
    "Prenez pour modèle un fichier du même genre.",
  ],
  missingFile: (): Words => [
    "The site needs this file, and it is missing.",
    "Put it back, under exactly this name. In GitHub Desktop, if you have just removed it: Changes, right-click on the file, Discard changes. Otherwise: History, right-click on the commit that removed it, Revert.",
    "Le site a besoin de ce fichier, et il manque.",
    "Remettez-le, exactement sous ce nom. Dans GitHub Desktop, si vous venez de le supprimer\u00a0: Changes, clic droit sur le fichier, Discard changes. Sinon\u00a0: History, clic droit sur la modification qui l’a supprimé, Revert.",
  ],
  missingFolder: (): Words => [
    "The site needs this folder with at least one .yaml file in it, and there is none.",
    "Put the folder and its files back, under exactly this name.",
    "Le site a besoin de ce dossier et d’au moins un fichier .yaml dedans, et il n’y en a pas.",
    "Remettez le dossier et ses fichiers, exactement sous ce nom.",
  ],
  unknownFolder: (suggestion?: string): Words => [
    "The site does not know this folder.",
    `Move its files to the folder they belong to, or remove it.${perhaps.en(suggestion)}`,
    "Le site ne connaît pas ce dossier.",
    `Déplacez ses fichiers dans le dossier qui leur revient, ou supprimez-le.${perhaps.fr(suggestion)}`,
  ],
  unknownFile: (suggestion?: string): Words => [
    "Nothing on the site reads this file.",
    `Check its name and its folder, or remove it.${perhaps.en(suggestion)}`,
    "Rien sur le site ne lit ce fichier.",
    `Vérifiez son nom et son dossier, ou supprimez-le.${perhaps.fr(suggestion)}`,
  ],
  unknownType: (): Words => [
    "The site cannot use this type of file.",
    "Keep only .yaml, .md and pictures (.jpg, .png, .webp, .avif, .svg) here; convert it or remove it.",
    "Le site ne sait pas utiliser ce type de fichier.",
    "Ne gardez ici que des fichiers .yaml, .md et des images (.jpg, .png, .webp, .avif, .svg)\u202f; convertissez-le ou supprimez-le.",
  ],
  wrongExtension: (better?: string): Words => [
    "A content file ends with .yaml, in lower case.",
    better ? `Rename it to ${quote.en(better)}.` : "Rename it, or remove it if the .yaml file is already there.",
    "Un fichier de contenu se termine par .yaml, en minuscules.",
    better ? `Renommez-le en ${quote.fr(better)}.` : "Renommez-le, ou supprimez-le si le fichier .yaml est déjà là.",
  ],
  badFileName: (name: string, better?: string): Words => [
    `The name ${quote.en(name)} cannot be used in a web address.`,
    better
      ? `Rename it to ${quote.en(better)}: lower-case letters, digits and hyphens only.`
      : "Rename the file with lower-case letters, digits and hyphens only, e.g. paris-dauphine.yaml.",
    `Le nom ${quote.fr(name)} ne peut pas servir dans une adresse web.`,
    better
      ? `Renommez-le en ${quote.fr(better)}\u202f; seuls les minuscules sans accent, les chiffres et les tirets conviennent.`
      : "Renommez le fichier avec des minuscules sans accent, des chiffres et des tirets, par exemple paris-dauphine.yaml.",
  ],
  notAYear: (name: string): Words => [
    `The name ${quote.en(name)} is not a year.`,
    "Name each file of the timeline after its year, e.g. 2024.yaml.",
    `Le nom ${quote.fr(name)} n’est pas une année.`,
    "Donnez à chaque fichier de la chronologie le nom de son année, par exemple 2024.yaml.",
  ],
  sameFileName: (other: string): Words => [
    `Its name differs from ${quote.en(other)} only by capitals, and many computers confuse the two.`,
    "Rename or remove one of them.",
    `Son nom ne diffère de ${quote.fr(other)} que par les majuscules, et beaucoup d’ordinateurs confondent les deux.`,
    "Renommez ou supprimez l’un des deux.",
  ],
  otherForm: (): Words => [
    "The editor would write this file in another form: fields in another order, or other quotation marks and line breaks.",
    "Nothing is wrong; npm run format gives it that form, so that the next change shows only what it changes.",
    "L’éditeur écrirait ce fichier autrement\u00a0: ordre des champs, guillemets ou retours à la ligne.",
    "Rien n’est faux\u202f; npm run format lui donne cette forme, et la prochaine modification ne montrera qu’elle-même.",
  ],
  comment: (): Words => [
    "The editor would lose this comment, so `npm run content -- fix` leaves the file as it is.",
    "Move it to docs/ or to the message of the change; npm run format then gives the file the form the editor writes.",
    "L’éditeur perdrait ce commentaire\u202f; `npm run content -- fix` ne corrige donc pas ce fichier.",
    "Déplacez-le dans docs/ ou dans le message de la modification\u202f; npm run format donne ensuite au fichier la forme qu’écrit l’éditeur.",
  ],
};
