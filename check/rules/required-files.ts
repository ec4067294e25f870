import { collections } from "#model/collections.ts";
import { faultOf, mayBeMissing, schemaFor, type Rule } from "../tree.ts";

/** Every file and folder that collections.ts names is there, but for those that have nothing to say by themselves. */
export const requiredFiles: Rule = (tree) => {
  const present = [...tree.files.keys()].filter((path) => schemaFor(path));
  return Object.values(collections)
    .filter(([place, schema]) => place.endsWith("/") || !mayBeMissing(schema))
    .map(([place]): string => place)
    .filter((place) => (place.endsWith("/") ? !present.some((path) => path.startsWith(place)) : !tree.files.has(place)))
    .map((place) => faultOf(tree, place, place.endsWith("/") ? tree.say.missingFolder() : tree.say.missingFile()));
};
