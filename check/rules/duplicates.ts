import { lastPosition } from "#model/schema/fields.ts";
import type { Finding, Path } from "../finding.ts";
import { child } from "../read/schema-lookup.ts";
import { plain } from "../read/suggest.ts";
import { entries, findingAt, type CollectionKey, type Rule, type Tree } from "../read/tree.ts";
import { placeOfValue, type YamlFile } from "../read/yaml-file.ts";

interface Item {
  file: YamlFile;
  path: Path;
  value: string | number;
}

/** The lists whose items have a name or an id that is unique within the file. */
const lists: readonly [CollectionKey, list: string, key: "name" | "id"][] = [
  ["branches", "office", "name"],
  ["board", "members", "name"],
  ["poles", "team", "name"],
  ["speakers", "speakers", "name"],
  ["sponsors", "items", "name"],
  ["partners", "items", "name"],
  ["schools", "items", "name"],
  ["media", "items", "name"],
  ["tourPartners", "community", "name"],
  ["tourPartners", "media", "name"],
  ["categories", "categories", "id"],
  ["agenda", "events", "id"],
  ["schedule", "rooms", "id"],
];

/** Positions, names and ids are not used twice. */
export const uniqueValues: Rule = (tree) =>
  [
    ...positions(tree),
    ...titles(tree),
    documents(tree),
    ...lists.flatMap(([collection, list, key]) =>
      entries(tree, collection).map(({ file, data }) => {
        const items: unknown = child(data, list);
        if (!Array.isArray(items)) return [];
        return items.map((item, index) => ({ file, path: [list, index, key], value: String(child(item, key)) }));
      }),
    ),
    ...sponsors(tree),
    editions(tree),
  ].flatMap((items) => repeated(tree, items));

function positions(tree: Tree): Item[][] {
  return (["branches", "poles", "legal"] as const).map((key) =>
    entries(tree, key)
      .filter(({ data }) => data.position !== lastPosition)
      .map(({ file, data }) => ({ file, path: ["position"], value: data.position })),
  );
}

/** Branches left off the list may share a name. */
function titles(tree: Tree): Item[][] {
  const listed = entries(tree, "branches").filter(({ data }) => data.status === "soon" || data.listed);
  return [
    listed.map(({ file, data }) => ({ file, path: ["name", "fr"], value: data.name.fr })),
    ...(["publications", "poles", "legal"] as const).map((key) =>
      entries(tree, key).map(({ file, data }) => ({ file, path: ["title", "fr"], value: data.title.fr })),
    ),
    entries(tree, "board").map(({ file, data }) => ({ file, path: ["label"], value: data.label })),
  ];
}

/** The PDFs of both languages are in one folder. */
function documents(tree: Tree): Item[] {
  return entries(tree, "legal").flatMap(({ file, data }) =>
    (["fr", "en"] as const).map((language) => ({ file, path: ["fileName", language], value: data.fileName[language] })),
  );
}

/** A sponsor of the event is in one tier only. */
function sponsors(tree: Tree): Item[][] {
  return entries(tree, "tourSponsors").map(({ file, data: { tiers } }) =>
    tiers.flatMap(({ logos }, tier) =>
      logos.map(({ name }, index) => ({ file, path: ["tiers", tier, "logos", index, "name"], value: name })),
    ),
  );
}

function editions(tree: Tree): Item[] {
  return [
    ...entries(tree, "edition").map(({ file, data }) => ({ file, path: ["date"], value: data.date.slice(0, 4) })),
    ...entries(tree, "archive").flatMap(({ file, data }) =>
      data.editions.map(({ year }, index) => ({ file, path: ["editions", index, "year"], value: year })),
    ),
  ];
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
