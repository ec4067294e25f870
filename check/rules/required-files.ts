import { collections } from "#model/collections.ts";
import { faultOf, schemaFor, type Rule } from "../tree.ts";

/** Every file and folder that collections.ts names is there. */
export const requiredFiles: Rule = (tree) => {
  const present = [...tree.files.keys()].filter((path) => schemaFor(path));
  return Object.values(collections)
    .map(([place]): string => place)
    .filter((place) => (place.endsWith("/") ? !present.some((path) => path.startsWith(place)) : !tree.files.has(place)))
    .map((place) => faultOf(tree, place, place.endsWith("/") ? tree.say.missingFolder() : tree.say.missingFile()));
};
