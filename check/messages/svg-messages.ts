import { quote, type Words } from "./wording.ts";
import type { SvgFindingKind } from "../read/svg.ts";

/** Findings about SVG files. */

type SvgMessages = { [Kind in SvgFindingKind as `svg:${Kind}`]: (found: string) => Words };

const again = {
  en: "Export it again as a plain SVG, with texts turned into outlines, or use a PNG instead.",
  fr: "Exportez-le de nouveau en SVG simple, textes convertis en tracés, ou prenez plutôt un PNG.",
};

export const svgMessages: SvgMessages = {
  "svg:encoding": () => ["This SVG is not written in UTF-8.", again.en, "Ce SVG n’est pas écrit en UTF-8.", again.fr],
  "svg:syntax": () => [
    "This SVG breaks the rules of XML here, so browsers will not show it.",
    again.en,
    "Ce SVG enfreint ici les règles du XML\u00a0: les navigateurs ne l’afficheront pas.",
    again.fr,
  ],
  "svg:declaration": (found) => [
    `${quote.en(found)} has no place in a picture: it can change what follows.`,
    again.en,
    `${quote.fr(found)} n’a pas sa place dans une image\u00a0: la suite pourrait en être changée.`,
    again.fr,
  ],
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
  "svg:element": (found) => [
    `${quote.en(found)} is not part of a still picture: it could run something or lead elsewhere.`,
    again.en,
    `${quote.fr(found)} n’est pas d’une image fixe\u00a0: il pourrait exécuter un programme ou mener ailleurs.`,
    again.fr,
  ],
  "svg:handler": (found) => [
    `${quote.en(found)} would run a script in the visitors' browsers.`,
    again.en,
    `${quote.fr(found)} exécuterait un programme chez les visiteurs.`,
    again.fr,
  ],
  "svg:reference": (found) => [
    `${quote.en(found)} is outside this file, and a picture may fetch nothing.`,
    again.en,
    `${quote.fr(found)} est hors de ce fichier, et une image ne doit rien aller chercher.`,
    again.fr,
  ],
  "svg:expansion": () => [
    "This SVG repeats its parts so often, or so deeply, that it would freeze a browser.",
    again.en,
    "Ce SVG répète ses éléments si souvent, ou si profondément, qu’il bloquerait un navigateur.",
    again.fr,
  ],
  "svg:style": (found) => [
    `${quote.en(found)} in a style could fetch something from elsewhere.`,
    again.en,
    `${quote.fr(found)} dans un style pourrait aller chercher quelque chose ailleurs.`,
    again.fr,
  ],
};
