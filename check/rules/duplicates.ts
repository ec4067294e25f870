import { lastPosition } from "#model/schema/fields.ts";
import type { Finding, Path } from "../finding.ts";
import { plain } from "../read/suggest.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";
import { placeOfValue, type YamlFile } from "../read/yaml-file.ts";

interface Item {
  file: YamlFile;
  path: Path;
  value: string | number;
}

/** Things that stand in an order have places of their own, or none. */
export const uniquePositions: Rule = (tree) =>
  (["branches", "poles", "legal"] as const).flatMap((key) =>
    repeated(
      tree,
      entries(tree, key)
        .filter(({ data }) => data.position !== lastPosition)
        .map(({ file, data }) => ({ file, path: ["position"], value: data.position })),
    ),
  );

/** No two branches, publications, poles or board years bear the same name. A page kept off the list may share one. */
export const uniqueTitles: Rule = (tree) => {
  const listed = entries(tree, "branches").filter(({ data }) => data.status === "soon" || data.listed);
  const titled = (["publications", "poles", "legal"] as const).map((key) =>
    entries(tree, key).map(({ file, data }) => ({ file, path: ["title", "fr"], value: data.title.fr })),
  );
  return [
    ...repeated(
      tree,
      listed.map(({ file, data }) => ({ file, path: ["name", "fr"], value: data.name.fr })),
    ),
    ...titled.flatMap((items) => repeated(tree, items)),
    ...repeated(
      tree,
      entries(tree, "board").map(({ file, data }) => ({ file, path: ["label"], value: data.label })),
    ),
  ];
};

/** The PDFs of both languages share one folder. */
export const uniqueDocuments: Rule = (tree) => {
  const names = entries(tree, "legal").flatMap(({ file, data }) =>
    (["fr", "en"] as const).map((language) => ({ file, path: ["fileName", language], value: data.fileName[language] })),
  );
  return repeated(tree, names);
};

/** Nobody and nothing stands twice in one list. */
export const uniqueNames: Rule = (tree) => {
  const check = (file: YamlFile, lists: Record<string, readonly { name: string }[]>) =>
    repeated(
      tree,
      Object.entries(lists).flatMap(([list, items]) =>
        items.map(({ name }, index) => ({ file, path: [list, index, "name"], value: name })),
      ),
    );
  return [
    ...entries(tree, "branches").flatMap(({ file, data }) =>
      data.status === "open" ? check(file, { office: data.office }) : [],
    ),
    ...entries(tree, "board").flatMap(({ file, data }) => check(file, { members: data.members })),
    ...entries(tree, "poles").flatMap(({ file, data }) => check(file, { team: data.team })),
    ...entries(tree, "speakers").flatMap(({ file, data }) => check(file, { speakers: data.speakers })),
    ...(["sponsors", "partners", "schools", "media"] as const).flatMap((key) =>
      entries(tree, key).flatMap(({ file, data }) => check(file, { items: data.items })),
    ),
    ...entries(tree, "tourSponsors").flatMap(({ file, data: { tiers } }) =>
      repeated(
        tree,
        tiers.flatMap(({ logos }, tier) =>
          logos.map(({ name }, index) => ({ file, path: ["tiers", tier, "logos", index, "name"], value: name })),
        ),
      ),
    ),
    ...entries(tree, "tourPartners").flatMap(({ file, data }) => [
      ...check(file, { community: data.community }),
      ...check(file, { media: data.media }),
    ]),
  ];
};

export const uniqueCategories: Rule = (tree) =>
  entries(tree, "categories").flatMap(({ file, data }) =>
    repeated(
      tree,
      data.categories.map(({ id }, index) => ({ file, path: ["categories", index, "id"], value: id })),
    ),
  );

export const uniqueEvents: Rule = (tree) =>
  entries(tree, "agenda").flatMap(({ file, data }) =>
    repeated(
      tree,
      data.events.map(({ id }, index) => ({ file, path: ["events", index, "id"], value: id })),
    ),
  );

/** Every edition has a year of its own, the current one too. */
export const uniqueEditions: Rule = (tree) => [
  ...repeated(tree, [
    ...entries(tree, "edition").map(({ file, data }) => ({ file, path: ["date"], value: data.date.slice(0, 4) })),
    ...entries(tree, "archive").flatMap(({ file, data }) =>
      data.editions.map(({ year }, index) => ({ file, path: ["editions", index, "year"], value: year })),
    ),
  ]),
];

export const uniqueRooms: Rule = (tree) =>
  entries(tree, "schedule").flatMap(({ file, data }) =>
    repeated(
      tree,
      data.rooms.map(({ id }, index) => ({ file, path: ["rooms", index, "id"], value: id })),
    ),
  );

/** Names that differ only by accents, capitals or spaces count as the same. */
function repeated(tree: Tree, items: readonly Item[]): Finding[] {
  const first = new Map<string, Item>();
  return items.flatMap((item): Finding[] => {
    const key = plain(String(item.value)) || String(item.value);
    const earlier = first.get(key);
    if (!earlier) first.set(key, item);
    if (!earlier) return [];
    const place = `${earlier.file.shownAs}:${placeOfValue(earlier.file, earlier.path).line}`;
    return [findingAt(item.file, item.path, tree.say.duplicateValue(item.value, place))];
  });
}
