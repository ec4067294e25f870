import type { Both } from "#model/schema/field.ts";
import { type Finding, type Path, quote } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { plain } from "../read/suggest.ts";
import { at, type CollectionKey, entries, type Rule } from "../read/tree.ts";
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

/** The rules that need no other file, but the folder of each. */
export const valueRules = [uniqueValues, pastDates];
