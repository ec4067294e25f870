import { collections } from "#model/collections.ts";
import { belongsTo, findingOf, mayBeMissing, type Rule } from "../read/tree.ts";

/** Every file and folder of collections.ts exists, except files whose every field is optional. */
export const requiredFiles: Rule = (tree) => {
  const present = [...tree.files.keys()];
  return Object.values(collections)
    .filter(([place, schema]) => !mayBeMissing(schema) && !present.some((path) => belongsTo(path, place)))
    .map(([place]) => findingOf(tree, place, place.endsWith("/") ? tree.say.missingFolder() : tree.say.missingFile()));
};
