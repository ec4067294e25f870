import type { Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";
import { child } from "../read/json-schema.ts";

/** Sample files on a site that is no longer a sample. */
export const leftOverSamples: Rule = (tree) => {
  const [site] = entries(tree, "site");
  return !site || site.data.sample ? [] : samplesIn(tree, tree.say.leftOverSample());
};

export function samplesIn(tree: Tree, wording: Wording): Finding[] {
  return [...tree.yaml.values()]
    .filter(({ data }) => child(data, "sample") === true)
    .map((file) => findingAt(file, ["sample"], wording));
}
