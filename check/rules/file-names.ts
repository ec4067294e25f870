import { collections } from "#model/collections.ts";
import { slug } from "#model/schema/fields.ts";
import { slugOf } from "#model/slug.ts";
import type { Finding } from "../finding.ts";
import { belongsTo, findingOf, idOf, mayBeMissing, schemaFor, type Rule, type Tree } from "../read/tree.ts";

const year = /^\d{4}$/;

/** Every file and folder of collections.ts exists, except files whose every field is optional. */
export const requiredFiles: Rule = (tree) => {
  const present = [...tree.files.keys()];
  return Object.values(collections)
    .filter(
      ([place, schema]) =>
        place !== collections.plainPages[0] && !mayBeMissing(schema) && !present.some((path) => belongsTo(path, place)),
    )
    .map(([place]) => findingOf(tree, place, place.endsWith("/") ? tree.say.missingFolder() : tree.say.missingFile()));
};

/** File names are ids in web addresses, and many file systems ignore case. */
export const fileNames: Rule = (tree) => {
  const twins = caseTwins(tree);
  const reported = new Set(twins.map(({ file }) => file));
  const named = [...tree.files.keys()]
    .filter((path) => schemaFor(path))
    .flatMap((path) => badName(tree, path))
    .filter(({ file }) => !reported.has(file));
  return [...twins, ...named];
};

function badName(tree: Tree, path: string): Finding[] {
  const id = idOf(path);
  if (isGoodName(path)) return [];
  if (isYearly(path)) return [findingOf(tree, path, tree.say.notAYear(id))];
  return [findingOf(tree, path, tree.say.badFileName(id, betterName(tree, path)))];
}

function isGoodName(path: string): boolean {
  const id = idOf(path);
  return isYearly(path) ? year.test(id) : slug.safeParse(id).success;
}

function isYearly(path: string): boolean {
  return [collections.timeline[0], collections.editions[0]].some((place) => path.startsWith(place));
}

/** A valid name for a content file; undefined when there is none or it is taken. */
export function betterName(tree: Tree, path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const [extension = ".yaml"] = /\.(?:fr|en)\.md$/.exec(path) ?? [];
  const name = slugOf(path.slice(folder.length).replace(/(?:\.(?:fr|en))?\.[^.]+$/, "")) + extension;
  const better = folder + name;
  const isFree = ![...tree.files.keys()].some((other) => other !== path && other.toLowerCase() === better);
  return isFree && schemaFor(better) && isGoodName(better) ? name : undefined;
}

function caseTwins(tree: Tree): Finding[] {
  const first = new Map<string, string>();
  const findings: Finding[] = [];
  for (const path of [...tree.files.keys()].toSorted((a, b) => (a > b ? -1 : 1))) {
    const twin = first.get(path.toLowerCase());
    if (twin) findings.push(findingOf(tree, path, tree.say.sameFileName(twin)));
    else first.set(path.toLowerCase(), path);
  }
  return findings;
}
