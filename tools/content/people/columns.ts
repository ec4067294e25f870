import { closest, plain } from "#check/read/suggest.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { type Row, isFormula, unguard } from "../csv.ts";
import { Refusal, type Message } from "../messages.ts";

/** The columns of the sheet in order, with their headings. */
export const columns = {
  group: { fr: "Groupe", en: "Group" },
  where: { fr: "Où", en: "Where" },
  name: { fr: "Nom", en: "Name" },
  role: { fr: "Rôle", en: "Role" },
  roleEnglish: { fr: "Rôle en anglais", en: "Role in English" },
  feminine: { fr: "Féminin", en: "Feminine" },
  about: { fr: "Présentation", en: "About in French" },
  aboutEnglish: { fr: "Présentation en anglais", en: "About in English" },
  branch: { fr: "Antenne", en: "Branch" },
  school: { fr: "École", en: "School in French" },
  schoolEnglish: { fr: "École en anglais", en: "School in English" },
  linkedin: { fr: "LinkedIn", en: "LinkedIn" },
  x: { fr: "X", en: "X" },
  photo: { fr: "Photo", en: "Photo" },
  photoAlt: { fr: "Ce que montre la photo", en: "What the photo shows in French" },
  photoAltEnglish: { fr: "Ce que montre la photo en anglais", en: "What the photo shows in English" },
} as const satisfies Record<string, Record<Language, string>>;

export type Column = keyof typeof columns;

/** The fields of a person with these columns; a role is a key or a text in both languages. */
export const fields: Partial<Record<Column, string>> = {
  name: "name",
  role: "role.fr",
  roleEnglish: "role.en",
  about: "description.fr",
  aboutEnglish: "description.en",
  branch: "branch",
  school: "school.fr",
  schoolEnglish: "school.en",
  linkedin: "linkedin",
  x: "x",
  photo: "image.src",
  photoAlt: "image.alt.fr",
  photoAltEnglish: "image.alt.en",
};

/** Other headings that are accepted. */
const alsoCalled: Partial<Record<Column, string[]>> = {
  group: ["type", "équipe", "team"],
  where: ["lieu", "place", "année ou antenne", "year or branch"],
  name: ["nom complet", "prénom et nom", "nom et prénom", "full name"],
  role: ["fonction", "poste", "rôle en français", "position", "title", "role in French"],
  feminine: ["femme", "feminine form", "forme féminine"],
  about: ["présentation en français", "description", "bio"],
  aboutEnglish: ["description en anglais", "about", "bio in english"],
  branch: ["antenne d’origine"],
  school: ["école en français", "school"],
  x: ["twitter", "x (twitter)"],
  photo: ["portrait", "image", "picture", "nom du fichier de la photo", "photo file name"],
};

/** Columns of the form that are never published. */
const leftOut = ["adresse", "adresse électronique", "adresse e-mail", "address", "email", "e-mail", "courriel", "mail",
  "téléphone", "telephone", "phone", "portable", "mobile", "horodateur", "timestamp", "adresse de la photo", "photo address",
  "photo url", "url de la photo", "consentement", "consent", "accord"]; // prettier-ignore

const named = new Map<string, Column>(
  keysOf(columns).flatMap((column) =>
    [column, ...Object.values(columns[column]), ...(alsoCalled[column] ?? [])].map(
      (name) => [plain(name), column] as const,
    ),
  ),
);
const ignored = new Set(leftOut.map(plain));

/** A row of the sheet; missing columns are undefined. */
export type Person = { line: number } & Partial<Record<Column, string>>;

export function readPeople([heading, ...rows]: readonly Row[]): { people: Person[]; ignored: string[] } {
  if (!heading) throw new Refusal({ fr: "La feuille est vide.", en: "The sheet is empty." });
  const findings: Message[] = [];
  const known = heading.cells.map(columnOf);
  const skipped = heading.cells.filter((cell, at) => known[at] === undefined && cell !== "");
  for (const cell of skipped) if (!ignored.has(plain(cell))) findings.push(...unknownHeading(cell));
  for (const [at, column] of known.entries())
    if (column && known.indexOf(column) < at) findings.push(twice(heading.cells[at] ?? ""));
  for (const column of ["group", "name", "role"] as const) if (!known.includes(column)) findings.push(missing(column));
  if (findings.length > 0) throw new Refusal(...findings);
  if (rows.length === 0)
    throw new Refusal({ fr: "La feuille n’a que sa ligne de titres.", en: "The sheet has only headings." });
  const people = rows.map((row) => personOf(row, known, findings));
  if (findings.length > 0) throw new Refusal(...findings);
  return { people, ignored: skipped };
}

/** Ignores an explanation in brackets after the heading. */
const columnOf = (cell: string) => named.get(plain(cell)) ?? named.get(plain(cell.replace(/\s*\([^)]*\)\s*$/, "")));

function personOf({ line, cells }: Row, known: readonly (Column | undefined)[], findings: Message[]): Person {
  const person: Person = { line };
  if (cells.slice(known.length).some((cell) => cell !== ""))
    findings.push({
      fr: `Ligne ${line} : plus de cases que de titres ; un texte contient-il un séparateur sans guillemets ?`,
      en: `Line ${line}: more cells than headings; does a text contain a separator without quotation marks?`,
    });
  for (const [at, column] of known.entries()) {
    const cell = cells[at] ?? "";
    if (!column) continue;
    if (isFormula(cell)) findings.push(formulaIn(line, column, cell));
    person[column] = unguard(cell).replace(/\s*[\r\n]+\s*/g, " ");
  }
  return person;
}

/** An unknown heading is an error only if it resembles a known one, because forms add other columns. */
function unknownHeading(cell: string): Message[] {
  const headings = Object.values(columns).flatMap((heading) => Object.values(heading));
  const near = closest(cell, headings);
  if (near === undefined) return [];
  return [
    {
      fr: `Colonne « ${cell} » inconnue. Vouliez-vous dire « ${near} » ?`,
      en: `Unknown column “${cell}”. Did you mean “${near}”?`,
    },
  ];
}

export function emptyCell({ line }: Person, column: Column): Message {
  const { fr, en } = columns[column];
  return { fr: `Ligne ${line}, colonne « ${fr} » : vide.`, en: `Line ${line}, column “${en}”: empty.` };
}

function twice(cell: string): Message {
  return { fr: `La colonne « ${cell} » est là deux fois.`, en: `The column “${cell}” occurs twice.` };
}

function missing(column: Column): Message {
  const { fr, en } = columns[column];
  return {
    fr: `Il manque la colonne « ${fr} ». Le modèle est docs/modele-personnes.csv.`,
    en: `The column “${en}” is missing. The template is docs/people-template.csv.`,
  };
}

function formulaIn(line: number, column: Column, cell: string): Message {
  const start = cell.slice(0, 24);
  return {
    fr: `Ligne ${line}, ${columns[column].fr} : « ${start} » commence comme une formule. Écrivez le texte seul, ou mettez une apostrophe devant.`,
    en: `Line ${line}, ${columns[column].en}: “${start}” begins like a formula. Write the text alone, or put an apostrophe before it.`,
  };
}
