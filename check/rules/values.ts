import { hasBegun } from "#model/office.ts";
import type { Both } from "#model/schema/field.ts";
import { type Finding, type Path, quote } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { plain } from "../read/suggest.ts";
import { about, at, type CollectionKey, entries, type Rule, type Tree } from "../read/tree.ts";
import { placeOfValue, type YamlFile } from "../read/yaml-file.ts";

/** Values that are unique within their file; * is any step. */
const inFile: readonly [CollectionKey, path: string][] = [
  ["branches", "office.*.name"],
  ["board", "members.*.name"],
  ["poles", "team.*.name"],
  ["editions", "speakers.*.name"],
  ["sponsors", "items.*.name"],
  ["partners", "items.*.name"],
  ["schools", "items.*.name"],
  ["media", "items.*.name"],
  ["editions", "communityPartners.*.name"],
  ["editions", "mediaPartners.*.name"],
  ["editions", "sponsors.*.logos.*.name"],
  ["categories", "categories.*.id"],
  ["agenda", "events.*.id"],
  ["editions", "schedule.rooms.*.id"],
];

/** Values that are unique in their folder; the PDFs of both languages are in one folder. */
const inFolder: readonly [CollectionKey, path: string][] = [
  ["publications", "title.fr"],
  ["legal", "fileName.*"],
  ["board", "label"],
  ["editions", "number"],
  ["editions", "film.id"],
  ["editions", "tickets.id"],
];

type Item = { file: YamlFile; path: Path; value: string | number };

/** Names and ids are not used twice. */
const uniqueValues: Rule = (tree) => {
  const listed = entries(tree, "branches").filter(({ data }) => data.status === "soon" || data.listed);
  return [
    ...inFile.flatMap(([key, path]) => entries(tree, key).map((entry) => itemsAt(entry, path))),
    ...inFolder.map(([key, path]) => entries(tree, key).flatMap((entry) => itemsAt(entry, path))),
    listed.flatMap((entry) => itemsAt(entry, "name.fr")),
  ].flatMap(repeated);
};

function itemsAt({ file, data }: { file: YamlFile; data: unknown }, pattern: string): Item[] {
  let found: { path: Path; value: unknown }[] = [{ path: [], value: data }];
  for (const step of pattern.split("."))
    found = found.flatMap(({ path, value }) =>
      (step === "*" ? Object.keys(value ?? {}) : [step]).map((key) => ({
        path: [...path, Array.isArray(value) ? Number(key) : key],
        value: child(value, key),
      })),
    );
  return found.flatMap(({ path, value }) =>
    typeof value === "string" || typeof value === "number" ? [{ file, path, value }] : [],
  );
}

/** Names that differ only by accents, capitals or spaces count as the same. */
function repeated(items: readonly Item[]): Finding[] {
  const keyOf = ({ value }: Item) => plain(String(value)) || String(value);
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((item) => {
      const where = first && placeOf(first, item);
      return at(item.file, item.path, {
        fr: `${quote.fr(item.value)} ${where?.fr}. Changez ou supprimez l’un des deux.`,
        en: `${quote.en(item.value)} ${where?.en}. Change or remove one of the two.`,
      });
    }),
  );
}

function placeOf({ file, path }: Item, seenFrom: Item): Both {
  const number = Number(path.findLast((step) => typeof step === "number")) + 1;
  const place = `\`${file.shownAs}:${placeOfValue(file, path).line}\``;
  return file === seenFrom.file
    ? { fr: `figure déjà dans cette liste, au n° ${number}`, en: `is already in this list, as no. ${number}` }
    : { fr: `est déjà pris dans ${place}`, en: `is already used in ${place}` };
}

const pastDates: Rule = (tree) =>
  entries(tree, "publications")
    .filter(({ data }) => !data.draft && data.date > tree.today)
    .map(({ file, data: { date } }) =>
      at(file, ["date"], {
        fr: `La date ${quote.fr(date)} est dans le futur. Écrivez le jour de parution, ou attendez ce jour pour l’ajouter.`,
        en: `The date ${quote.en(date)} is in the future. Write the day it came out, or wait until that day to add it.`,
      }),
    );

/** Boards that are public and whose day has come, newest first. */
function boardsInOffice(tree: Tree) {
  return entries(tree, "board")
    .filter(({ data }) => !data.draft && hasBegun(data, tree.today))
    .toReversed();
}

/** The newest board, and each that waits for its day, has a president, whom the legal notice must name. */
const knownDirector: Rule = (tree) => {
  const [newest] = boardsInOffice(tree);
  return entries(tree, "board")
    .filter(({ file, data }) => file === newest?.file || data.from)
    .filter(({ data }) => !data.members.some(({ role }) => role === "president"))
    .map(({ file }) =>
      at(file, ["members"], {
        fr: "Ce bureau n’a pas de présidence, et les mentions légales doivent en nommer une. Donnez le rôle `president` à un membre, ou écrivez `draft: true` tant que le bureau n’est pas complet.",
        en: "This board has no president, and the legal notice must name one. Give one member the role `president`, or write `draft: true` until the board is complete.",
      }),
    );
};

const someBoardInOffice: Rule = (tree) => {
  if (entries(tree, "board").length === 0 || boardsInOffice(tree).length > 0) return [];
  const text = {
    fr: "Aucun bureau n’est en place. Retirez la ligne `draft: true` ou `from:` du fichier le plus récent.",
    en: "No board is in office. Remove the line `draft: true` or `from:` of the newest file.",
  };
  return [about(tree, "board/", text)];
};

/** A mistyped year would put a board in office, or announce an edition, for decades; a sample may lie further ahead. */
const nearYears: Rule = (tree) => {
  const last = Number(tree.today.slice(0, 4)) + 1;
  const boards = entries(tree, "board").map(({ id, file }) => ({ file, path: [], year: Number(id.slice(-4)) }));
  const editions = entries(tree, "editions")
    .filter(({ data }) => !data.sample)
    .map(({ file, data: { date = "" } }) => ({ file, path: ["date"], year: Number(date.slice(0, 4)) }));
  return [...boards, ...editions]
    .filter(({ year }) => year > last)
    .map(({ file, path, year }) =>
      at(file, path, {
        fr: `${year} vient après l’an prochain\u00a0: ce fichier serait longtemps le plus récent. Écrivez ${last} au plus, ici et dans le nom du fichier.`,
        en: `${year} is after next year, so this file would be the newest for a long time. Write ${last} at most, here and in the name of the file.`,
      }),
    );
};

/** The site announces the newest edition. */
const newestHasDate: Rule = (tree) => {
  const newest = entries(tree, "editions").findLast(({ data }) => !data.draft);
  if (!newest || newest.data.date) return [];
  const text = {
    fr: "Cette édition est la plus récente\u00a0: le site l’annonce, mais elle n’a pas de date. Ajoutez `date:`, ou `draft: true` tant qu’elle n’est pas connue.",
    en: "This is the newest edition, so the site announces it, but it has no date. Add `date:`, or `draft: true` until it is known.",
  };
  return [at(newest.file, [], text)];
};

const datesInYear: Rule = (tree) =>
  entries(tree, "editions")
    .filter(({ id, data: { date } }) => date && !date.startsWith(id))
    .map(({ id, file, data: { date } }) =>
      at(file, ["date"], {
        fr: `La date ${date} n’est pas en ${id}, le nom du fichier. Corrigez la date, ou renommez le fichier.`,
        en: `The date ${date} is not in ${id}, the name of the file. Correct the date, or rename the file.`,
      }),
    );

/** A duplicated edition keeps the speakers of the year before. */
const ownSpeakers: Rule = (tree) =>
  entries(tree, "editions").flatMap(({ file, data }, index, all): Finding[] => {
    const before = all[index - 1];
    const namesOf = (edition = before) => String(edition?.data.speakers.map(({ name }) => name) ?? "");
    if (!before || data.speakers.length === 0 || namesOf() !== namesOf(all[index])) return [];
    const text = {
      fr: `Cette liste est celle de ${before.id}. Supprimez-la, et le programme avec elle, en attendant la nouvelle\u00a0: la page laisse de côté ce qui est vide.`,
      en: `This list is that of ${before.id}. Remove it, and the schedule with it, until the new one is known: the page leaves out what is empty.`,
    };
    return [at(file, ["speakers"], text)];
  });

/** The rules that need no other file, but the folder of each. */
export const valueRules = [uniqueValues, pastDates, nearYears];
export const yearRules = [knownDirector, someBoardInOffice, newestHasDate, datesInYear, ownSpeakers];
