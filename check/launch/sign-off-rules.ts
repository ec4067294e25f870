import type { Finding, Path } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { slugOf } from "#model/slug.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";

type What = "ethereum" | "lightning" | "embeds" | "analytics" | "map" | "taxReceipt";

/** Decisions for which the law requires a reason. */
const reasoned: readonly What[] = ["embeds"];

/** The people who signed for this value; spellings of one name count once. */
function signers(tree: Tree, what: What, value: string): Set<string> {
  const all = entries(tree, "signOff").flatMap(({ data }) => data.signOff);
  const answers = all.filter(
    (each) => each.what === what && each.value === value && (each.why !== undefined || !reasoned.includes(what)),
  );
  return new Set(answers.map(({ by }) => slugOf(by)));
}

/** Two people compare each address with the wallet, because a wrong one loses every donation. */
export const confirmedAddresses: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { ethereum, links } }) => {
    const addresses: [What, Path, string | undefined][] = [
      ["ethereum", ["ethereum", "address"], ethereum?.address],
      ["lightning", ["links", "lightning"], links.lightning],
    ];
    return addresses.flatMap(([what, path, value]): Finding[] => {
      if (value === undefined) return [];
      const count = signers(tree, what, value).size;
      return count >= 2 ? [] : [findingAt(file, path, tree.say.launchConfirm(what, count))];
    });
  });

/** Somebody signs for the decisions with legal or financial effects. */
export const decisionsTaken: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }) => {
    const { say } = tree;
    const tiles = data.map.cartoKey === "" ? "openstreetmap" : undefined;
    const decisions: [What, Path, string | undefined, () => Wording][] = [
      ["embeds", ["embeds", "mode"], data.embeds.mode, () => say.launchEmbeds(data.embeds.mode)],
      ["analytics", ["analytics"], data.analytics, () => say.launchAnalytics(data.analytics)],
      ["map", ["map", "cartoKey"], tiles, () => say.launchMap()],
      ["taxReceipt", ["taxReceipt"], data.taxReceipt.fr, () => say.launchTaxReceipt()],
    ];
    return decisions.flatMap(([what, path, value, wording]): Finding[] =>
      value === undefined || signers(tree, what, value).size > 0 ? [] : [findingAt(file, path, wording())],
    );
  });
