import type { Words } from "./wording.ts";

/** YAML syntax errors. */

export const syntaxMessages = {
  duplicateKey: (key: string): Words => [
    `The line \`${key}:\` is there twice.`,
    "Keep one of the two.",
    `La ligne \`${key}:\` figure deux fois au même endroit.`,
    "Gardez l’une des deux.",
  ],
  tab: (): Words => [
    "The line begins with a tab character.",
    "Indent with spaces, two per level, never with the Tab key.",
    "La ligne commence par une tabulation.",
    "Décalez avec des espaces, deux par niveau, jamais avec la touche Tab.",
  ],
  colonInText: (): Words => [
    "The text holds a colon followed by a space, or the line below is indented too far.",
    'Put the whole text in quotation marks, e.g. `fr: "Débat\u00a0: MiCA"`, or align the line below.',
    "Le texte contient un deux-points suivi d’une espace, ou la ligne du dessous est trop décalée.",
    'Mettez tout le texte entre guillemets droits, par exemple `fr: "Débat\u00a0: MiCA"`, ou alignez la ligne du dessous.',
  ],
  unclosedQuote: (): Words => [
    "A quotation mark opens here and never closes.",
    "Add the same mark at the end of the text; inside a text, use the apostrophe ’.",
    "Un guillemet s’ouvre ici et ne se ferme jamais.",
    "Ajoutez le même signe à la fin du texte\u202f; à l’intérieur d’un texte, employez l’apostrophe ’.",
  ],
  noColon: (): Words => [
    "This line, or the one below, is not of the form `name: value`.",
    "Write the name, a colon, an ordinary space, then the value; and indent the second line of a long text.",
    "Cette ligne, ou la suivante, n’est pas de la forme `nom: valeur`.",
    "Écrivez le nom, un deux-points, une espace ordinaire, puis la valeur\u202f; et décalez la deuxième ligne d’un texte long.",
  ],
  indentation: (): Words => [
    "The line is not aligned with its neighbours, or a bracket above is never closed.",
    "Give it the same number of spaces as the other lines of its group.",
    "La ligne n’est pas alignée avec ses voisines, ou un crochet ouvert plus haut ne se ferme pas.",
    "Donnez-lui le même nombre d’espaces qu’aux autres lignes de son groupe.",
  ],
  reservedStart: (): Words => [
    "The text begins with a sign that is reserved in YAML (`@ % & * !`).",
    "Put the whole text in quotation marks.",
    "Le texte commence par un signe que YAML se réserve (`@ % & * !`).",
    "Mettez tout le texte entre guillemets droits.",
  ],
  afterQuote: (): Words => [
    "The text goes on after its closing quotation mark.",
    "Use the apostrophe ’ inside the text, or double quotation marks around all of it.",
    "Le texte continue après le guillemet qui le ferme.",
    "Employez l’apostrophe ’ dans le texte, ou des guillemets droits doubles autour de l’ensemble.",
  ],
  twoDocuments: (): Words => [
    "A line of three hyphens cuts the file in two, and the rest would be ignored.",
    "Remove the line, or move the second part to a file of its own.",
    "Une ligne de trois tirets coupe le fichier en deux, et la suite serait ignorée.",
    "Supprimez cette ligne, ou mettez la seconde partie dans son propre fichier.",
  ],
  backslash: (): Words => [
    "A backslash between double quotation marks has a special meaning.",
    "Remove it, or use single quotation marks around the text.",
    "Une barre oblique inverse entre guillemets doubles a un sens particulier.",
    "Supprimez-la, ou entourez le texte de guillemets droits simples.",
  ],
  otherSyntax: (): Words => [
    "The file cannot be read from here on.",
    "Compare this line and the one above with a file of the same kind.",
    "Le fichier est illisible à partir d’ici.",
    "Comparez cette ligne et la précédente avec un fichier du même genre.",
  ],
};
