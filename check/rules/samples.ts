import { entries, findingAt, type Rule } from "../read/tree.ts";
import { child } from "../read/schema-lookup.ts";

/** Files that still say they are samples on a site that says it is not one. */
export const leftOverSamples: Rule = (tree) => {
  const [site] = entries(tree, "site");
  if (!site || site.data.sample) return [];
  return [...tree.yaml.values()]
    .filter(({ data }) => child(data, "sample") === true)
    .map((file) => findingAt(file, ["sample"], tree.say.leftOverSample()));
};
