import { entries, findingAt, type Rule } from "../read/tree.ts";
import { child } from "../read/schema-lookup.ts";

/** Sample files on a site that is no longer a sample. */
export const leftOverSamples: Rule = (tree) => {
  const [site] = entries(tree, "site");
  if (!site || site.data.sample) return [];
  return [...tree.yaml.values()]
    .filter(({ data }) => child(data, "sample") === true)
    .map((file) => findingAt(file, ["sample"], tree.say.leftOverSample()));
};
