/** What a field holds, as far as a message needs to know. `bilingual` is a pair of lines fr: and en:. */
export type Kind = "bilingual" | "words" | "number" | "integer" | "boolean" | "list" | "group" | "other";

/** The name of each kind in a sentence. */
export const kindNames: Record<"en" | "fr", Record<Kind, string>> = {
  en: {
    bilingual: "a text in two languages",
    words: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    list: "a list",
    group: "a group of lines",
    other: "something else",
  },
  fr: {
    bilingual: "un texte en deux langues",
    words: "un texte",
    number: "un nombre",
    integer: "un nombre entier",
    boolean: "true ou false",
    list: "une liste",
    group: "un groupe de lignes",
    other: "autre chose",
  },
};

/** How to write a value of each kind. */
export const howToWrite: Record<"en" | "fr", Record<Kind, string>> = {
  en: {
    bilingual: "Write two lines below it, indented: `fr:` with the French text and `en:` with the English one.",
    words: "Write a text; a number goes in quotation marks.",
    number: "Write a number, without quotation marks and with a point for the decimals.",
    integer: "Write a whole number, without quotation marks.",
    boolean: "Write true or false, without quotation marks.",
    list: "Write a list below it, one item per line, each beginning with a hyphen and a space.",
    group: "Write its own lines below it, indented, as in a file of the same kind.",
    other: "Take a file of the same kind as a model.",
  },
  fr: {
    bilingual:
      "Écrivez dessous deux lignes décalées, l’une avec `fr:` et le texte français, l’autre avec `en:` et le texte anglais.",
    words: "Écrivez un texte\u202f; un nombre se met entre guillemets droits.",
    number: "Écrivez un nombre, sans guillemets, avec un point pour les décimales.",
    integer: "Écrivez un nombre entier, sans guillemets.",
    boolean: "Écrivez true (oui) ou false (non), sans guillemets.",
    list: "Écrivez dessous une liste, un élément par ligne, chacun précédé d’un tiret et d’une espace.",
    group: "Écrivez dessous ses propres lignes, décalées, comme dans un fichier du même genre.",
    other: "Prenez pour modèle un fichier du même genre.",
  },
};
