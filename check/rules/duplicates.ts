import { lastPosition } from "#model/schema/fields.ts";
import type { Finding, Path } from "../finding.ts";
import { child } from "../read/json-schema.ts";
import { plain } from "../read/suggest.ts";
import { entries, findingAt, type CollectionKey, type Rule, type Tree } from "../read/tree.ts";
import { placeOfValue, type YamlFile } from "../read/yaml-file.ts";

interface Item {
  file: YamlFile;
  path: Path;
  value: string | number;
}

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
  ["branches", "position"],
  ["poles", "position"],
  ["legal", "position"],
  ["publications", "title.fr"],
  ["poles", "title.fr"],
  ["legal", "title.fr"],
  ["legal", "fileName.*"],
  ["board", "label"],
  ["editions", "number"],
  ["editions", "film.id"],
  ["editions", "tickets.id"],
];

/** Positions, names and ids are not used twice. */
export const uniqueValues: Rule = (tree) =>
  [
    ...inFile.flatMap(([key, path]) => entries(tree, key).map((entry) => itemsAt(entry, path))),
    ...inFolder.map(([key, path]) => entries(tree, key).flatMap((entry) => itemsAt(entry, path))),
    listedBranches(tree).flatMap((entry) => itemsAt(entry, "name.fr")),
  ].flatMap((items) => repeated(tree, items));

/** Branches left off the list may share a name. */
function listedBranches(tree: Tree) {
  return entries(tree, "branches").filter(({ data }) => data.status === "soon" || data.listed);
}

function itemsAt({ file, data }: { file: YamlFile; data: unknown }, path: string): Item[] {
  return [...valuesAt(data, path.split("."))]
    .filter(({ value }) => value !== lastPosition)
    .map((found) => ({ ...found, file }));
}

function* valuesAt(value: unknown, [step, ...rest]: string[], path: Path = []): Generator<Omit<Item, "file">> {
  if (step === undefined && (typeof value === "string" || typeof value === "number")) yield { value, path };
  if (step === undefined || typeof value !== "object" || value === null) return;
  for (const key of step === "*" ? Object.keys(value) : [step])
    yield* valuesAt(child(value, key), rest, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Names that differ only by accents, capitals or spaces count as the same. */
function repeated(tree: Tree, items: readonly Item[]): Finding[] {
  const first = new Map<string, Item>();
  return items.flatMap((item): Finding[] => {
    const key = plain(String(item.value)) || String(item.value);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, item);
      return [];
    }
    const place = `${earlier.file.shownAs}:${placeOfValue(earlier.file, earlier.path).line}`;
    return [findingAt(item.file, item.path, tree.say.duplicateValue(item.value, place))];
  });
}
