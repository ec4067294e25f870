import { slugOf } from "#model/slug.ts";
import { fieldName, type Finding, type Path } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { isReserved, phonesIn } from "../rules/legal-data.ts";
import { leavesOf, passagesOf } from "../read/passages.ts";
import { samplesIn } from "../rules/samples.ts";
import { valueAt } from "../read/json-schema.ts";
import { entries, findingAt, findingOf, type Rule, type Tree } from "../read/tree.ts";

/** Domains reserved by RFC 2606 and RFC 6761, but not as a part of a longer name. */
const reservedDomain =
  /(?<![\w-])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w-]|\.[\w-])/i;

const placeholder = /exemple|example|sample|KryptoTour4|W0{9}|0xfacade/i;

export const noSample: Rule = (tree) => samplesIn(tree, tree.say.launchSample());

export const noReservedDomain: Rule = (tree) =>
  passagesOf(tree).flatMap(({ text, file, path, report }): Finding[] => {
    const found = reservedDomain.exec(text);
    if (!found) return [];
    const isAddress = file.path === "site.yaml" && path && fieldName(path) === "address";
    return [report(found.index, isAddress ? tree.say.launchAddress(text) : tree.say.launchDomain())];
  });

/** The settings of the sample that a service or a register must replace. */
const replaced = ["rna", "links.lightning", "ethereum.address", "embeds.donation.organisation", "embeds.calendar.id"];

export const noPlaceholder: Rule = (tree) =>
  [...entries(tree, "site"), ...entries(tree, "editions")].flatMap(({ file, data }) =>
    [...replaced, "film.id", "tickets.id"]
      .map((field) => field.split("."))
      .filter((path) => placeholder.test(String(valueAt(data, path))))
      .map((path) => findingAt(file, path, tree.say.launchPlaceholder())),
  );

export const realPhones: Rule = (tree) =>
  phonesIn(tree)
    .filter(({ phone }) => isReserved(phone))
    .map(({ file, path }) => findingAt(file, path, tree.say.launchPhone()));

/** The legal notice names the president as director of publication. */
export const directorInOffice: Rule = (tree) => {
  const notices = ["fr", "en"].map((lang) => `legal/legal-notice.${lang}.md`);
  const unnamed = notices.filter((path) => !tree.markdown.get(path)?.text.includes("{director}"));
  return unnamed.map((path) => findingOf(tree, path, tree.say.launchDirector()));
};

export const consentToPhotographs: Rule = (tree) =>
  leavesOf(tree)
    .filter(({ text, path }) => path.at(-1) === "src" && !/\.svg$/i.test(text))
    .filter(({ file, path }) => valueAt(file.data, [...path.slice(0, -1), "consent"]) === undefined)
    .map(({ file, path }) => findingAt(file, path, tree.say.launchConsent()));

type What = "ethereum" | "lightning" | "embeds" | "analytics" | "map" | "taxReceipt";

/** The people who signed for this value; spellings of one name count once, and the law requires a reason for embeds. */
function signers(tree: Tree, what: What, value: string): Set<string> {
  const all = entries(tree, "signOff").flatMap(({ data }) => data.signOff);
  const answers = all.filter(
    (each) => each.what === what && each.value === value && (each.why !== undefined || what !== "embeds"),
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
