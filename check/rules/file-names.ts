import { collections } from "#model/collections.ts";
import { slug } from "#model/schema/fields.ts";
import type { Fault } from "../fault.ts";
import { faultOf, idOf, schemaFor, type Rule, type Tree } from "../tree.ts";

const year = /^\d{4}$/;

/** A file's name is an id in web addresses; two names that differ by capitals alone are one on many computers. */
export const fileNames: Rule = (tree) => {
  const twins = caseTwins(tree);
  const reported = new Set(twins.map(({ file }) => file));
  const named = [...tree.files]
    .filter((path) => schemaFor(path) && path.includes("/"))
    .flatMap((path) => badName(tree, path))
    .filter(({ file }) => !reported.has(file));
  return [...twins, ...named];
};

function badName(tree: Tree, path: string): Fault[] {
  const id = idOf(path);
  if (path.startsWith(collections.timeline[0]) && !year.test(id)) return [faultOf(tree, path, tree.say.notAYear(id))];
  return slug.safeParse(id).success ? [] : [faultOf(tree, path, tree.say.badFileName(id))];
}

function caseTwins(tree: Tree): Fault[] {
  const first = new Map<string, string>();
  const faults: Fault[] = [];
  for (const path of [...tree.files].toSorted((a, b) => (a > b ? -1 : 1))) {
    const twin = first.get(path.toLowerCase());
    if (twin) faults.push(faultOf(tree, path, tree.say.sameFileName(twin)));
    else first.set(path.toLowerCase(), path);
  }
  return faults;
}
