import type { SvgFindingKind } from "../read/svg.ts";
import { perhaps, quote, type Words } from "./wording.ts";

/** Findings about pictures, logos and the Markdown files of PDFs. */

export const pictureMessages = {
  missingPicture: (source: string, suggestion?: string): Words => [
    `There is no picture ${quote.en(source)}.`,
    `Put the file there, or correct its name, which counts from this file's folder.${perhaps.en(suggestion)}`,
    `Il n’y a pas d’image ${quote.fr(source)}.`,
    `Mettez le fichier à cet endroit, ou corrigez son nom, compté depuis le dossier de ce fichier.${perhaps.fr(suggestion)}`,
  ],
  pictureOutside: (source: string): Words => [
    `The picture ${quote.en(source)} is outside the content folder.`,
    "Copy it beside this file and write its new name.",
    `L’image ${quote.fr(source)} est en dehors du dossier du contenu.`,
    "Copiez-la à côté de ce fichier et écrivez son nouveau nom.",
  ],
  smallPicture: (width: number, needed: number): Words => [
    `The picture is ${width} pixels wide and is shown larger, so it looks blurred.`,
    `Replace it by one that is at least ${needed} pixels wide.`,
    `L’image a ${width} pixels de large et paraît plus grande sur le site\u00a0: elle sera floue.`,
    `Remplacez-la par une image d’au moins ${needed} pixels de large.`,
  ],
  unusedPicture: (betterName?: string): Words => [
    "No content file shows this picture.",
    betterName === undefined
      ? "Name it in the file it belongs to, or remove it."
      : `Rename it to ${quote.en(betterName)}, without spaces or accents, and name it in the file it belongs to; or remove it.`,
    "Aucun fichier de contenu ne montre cette image.",
    betterName === undefined
      ? "Nommez-la dans le fichier auquel elle revient, ou supprimez-la."
      : `Renommez-la en ${quote.fr(betterName)}, sans espace ni accent, et nommez-la dans le fichier auquel elle revient, ou supprimez-la.`,
  ],
  unreadablePicture: (): Words => [
    "This file cannot be read as a picture.",
    "Open it in a picture editor and export it again as JPEG, PNG, WebP or AVIF; changing the end of its name is not enough.",
    "Ce fichier n’est pas lisible comme image.",
    "Ouvrez-le dans un éditeur d’images et exportez-le de nouveau en JPEG, PNG, WebP ou AVIF\u202f; changer la fin de son nom ne suffit pas.",
  ],
  heavyPicture: (megabytes: string): Words => [
    `The picture weighs ${megabytes} MB; the limit is 30 MB.`,
    "Reduce it to about 3,000 pixels wide and save it as JPEG.",
    `L’image pèse ${megabytes} Mo\u202f; la limite est de 30 Mo.`,
    "Réduisez-la à environ 3000 pixels de large et enregistrez-la en JPEG.",
  ],
  missingMarkdown: (file: string): Words => [
    `The text ${quote.en(file)} is missing, and the PDF is made from it.`,
    "Add that file beside this one, in Markdown.",
    `Le texte ${quote.fr(file)} manque, et le PDF en est tiré.`,
    "Ajoutez ce fichier à côté de celui-ci, en Markdown.",
  ],
  missingMarkdownTranslation: (file: string): Words => [
    `This text has no translation: ${quote.en(file)} is missing.`,
    "Add that file beside this one, with the same headings.",
    `Ce texte n’est pas traduit\u00a0: ${quote.fr(file)} manque.`,
    "Ajoutez ce fichier à côté de celui-ci, avec les mêmes titres.",
  ],
  unusedMarkdown: (): Words => [
    "No publication or legal text is made from this file.",
    "Name it after its .yaml file with .fr.md or .en.md at the end (a publication also needs `download: local`), or remove it.",
    "Aucune publication ni aucun texte juridique n’est tiré de ce fichier.",
    "Donnez-lui le nom de son fichier .yaml suivi de .fr.md ou .en.md (une publication doit aussi porter `download: local`), ou supprimez-le.",
  ],
};

type SvgMessages = { [Kind in SvgFindingKind as `svg:${Kind}`]: (found: string) => Words };

const exportAgain = (message: string, french: string): Words => [
  message,
  "Export it again as a plain SVG, with texts turned into outlines, or use a PNG instead.",
  french,
  "Exportez-le de nouveau en SVG simple, textes convertis en tracés, ou prenez plutôt un PNG.",
];

export const svgMessages: SvgMessages = {
  "svg:encoding": () => exportAgain("This SVG is not written in UTF-8.", "Ce SVG n’est pas écrit en UTF-8."),
  "svg:syntax": () =>
    exportAgain(
      "This SVG breaks the rules of XML here, so browsers will not show it.",
      "Ce SVG enfreint ici les règles du XML\u00a0: les navigateurs ne l’afficheront pas.",
    ),
  "svg:declaration": (found) =>
    exportAgain(
      `${quote.en(found)} has no place in a picture: it can change what follows.`,
      `${quote.fr(found)} n’a pas sa place dans une image\u00a0: la suite pourrait en être changée.`,
    ),
  "svg:root": (found) => [
    `This file begins with ${quote.en(found)}, so it is not an SVG picture.`,
    'An SVG begins with `<svg xmlns="http://www.w3.org/2000/svg">`. Export it again from the drawing program.',
    `Ce fichier commence par ${quote.fr(found)}\u00a0: ce n’est pas une image SVG.`,
    'Un SVG commence par `<svg xmlns="http://www.w3.org/2000/svg">`. Exportez-le de nouveau depuis le logiciel de dessin.',
  ],
  "svg:size": () => [
    "This SVG does not say how large it is.",
    'Give its <svg> a viewBox, e.g. `viewBox="0 0 120 40"`.',
    "Ce SVG ne dit pas sa taille.",
    'Donnez un viewBox à son <svg>, par exemple `viewBox="0 0 120 40"`.',
  ],
  "svg:element": (found) =>
    exportAgain(
      `${quote.en(found)} is not part of a still picture: it could run something or lead elsewhere.`,
      `${quote.fr(found)} n’est pas d’une image fixe\u00a0: il pourrait exécuter un programme ou mener ailleurs.`,
    ),
  "svg:handler": (found) =>
    exportAgain(
      `${quote.en(found)} would run a script in the visitors' browsers.`,
      `${quote.fr(found)} exécuterait un programme chez les visiteurs.`,
    ),
  "svg:reference": (found) =>
    exportAgain(
      `${quote.en(found)} is outside this file, and a picture may fetch nothing.`,
      `${quote.fr(found)} est hors de ce fichier, et une image ne doit rien aller chercher.`,
    ),
  "svg:expansion": () =>
    exportAgain(
      "This SVG repeats its parts so often, or so deeply, that it would freeze a browser.",
      "Ce SVG répète ses éléments si souvent, ou si profondément, qu’il bloquerait un navigateur.",
    ),
  "svg:style": (found) =>
    exportAgain(
      `${quote.en(found)} in a style could fetch something from elsewhere.`,
      `${quote.fr(found)} dans un style pourrait aller chercher quelque chose ailleurs.`,
    ),
};
