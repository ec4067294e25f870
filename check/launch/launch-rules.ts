import { hasBegun, yearInOffice } from "#model/office.ts";
import { fieldName, type Finding, type Path } from "../finding.ts";
import { phonesIn } from "../rules/legal-data.ts";
import { isReserved } from "../rules/reserved-phones.ts";
import { child } from "../read/schema-lookup.ts";
import { entries, findingAt, findingInMarkdown, findingInText, findingOf, type Rule } from "../read/tree.ts";
import { texts } from "../read/walk.ts";

/** Domains reserved by RFC 2606 and RFC 6761, but not as a part of a longer name. */
const reservedDomain =
  /(?<![\w-])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?![\w-]|\.[\w-])/i;

/** Values of the sample that a service or a register must replace. */
const placeholder = /exemple|example|sample|KryptoTour4|W0{9}|0xfacade/i;

export const noSample: Rule = (tree) =>
  [...tree.yaml.values()]
    .filter(({ data }) => child(data, "sample") === true)
    .map((file) => findingAt(file, ["sample"], tree.say.launchSample()));

export const noReservedDomain: Rule = (tree) => [
  ...[...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].flatMap((leaf): Finding[] => {
      const found = reservedDomain.exec(leaf.text);
      if (!found) return [];
      const isAddress = file.path === "site.yaml" && fieldName(leaf.path) === "address";
      const wording = isAddress ? tree.say.launchAddress(leaf.text) : tree.say.launchDomain();
      return [findingInText(file, leaf, found.index, wording)];
    }),
  ),
  ...[...tree.markdown.values()].flatMap((file): Finding[] => {
    const found = reservedDomain.exec(file.text);
    return found ? [findingInMarkdown(file, found.index, tree.say.launchDomain())] : [];
  }),
];

export const noPlaceholder: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { embeds, links, ethereum, rna } }) => {
    const values: [Path, string | undefined][] = [
      [["rna"], rna],
      [["links", "lightning"], links.lightning],
      [["ethereum", "address"], ethereum?.address],
      [["embeds", "donation", "organisation"], embeds.donation?.organisation],
      [["embeds", "calendar", "id"], embeds.calendar?.id],
      [["embeds", "ticketing", "id"], embeds.ticketing?.id],
      [["embeds", "video", "id"], embeds.video?.id],
    ];
    return values.flatMap(([path, value = ""]) =>
      placeholder.test(value) ? [findingAt(file, path, tree.say.launchPlaceholder())] : [],
    );
  });

export const realPhones: Rule = (tree) =>
  phonesIn(tree)
    .filter(({ phone }) => isReserved(phone))
    .map(({ file, path }) => findingAt(file, path, tree.say.launchPhone()));

/** The newest board is in office, and the legal notice names its president as director of publication. */
export const directorInOffice: Rule = (tree) => {
  const day = tree.today.toISOString().slice(0, 10);
  const boards = entries(tree, "board").filter(({ data }) => !data.draft);
  const terms = boards.map(({ id, data }) => ({ id, from: data.from }));
  const newest = Math.max(...terms.filter((term) => hasBegun(term, day)).map(({ id }) => Number(id.slice(-4))));
  const year = entries(tree, "site").flatMap(({ file, data: { officeYear } }) =>
    yearInOffice(officeYear, terms, day) === newest
      ? []
      : [findingAt(file, ["officeYear"], tree.say.launchOffice(officeYear, newest))],
  );
  const notices = ["fr", "en"].map((lang) => `legal/legal-notice.${lang}.md`);
  const unnamed = notices.filter((path) => !tree.markdown.get(path)?.text.includes("{director}"));
  return [...year, ...unnamed.map((path) => findingOf(tree, path, tree.say.launchDirector()))];
};

export const consentToPhotographs: Rule = (tree) =>
  [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)]
      .filter(({ text, path }) => path.at(-1) === "src" && !/\.svg$/i.test(text))
      .filter(({ path }) => child(parentOf(file.data, path), "consent") === undefined)
      .map(({ path }) => findingAt(file, path, tree.say.launchConsent())),
  );

function parentOf(data: unknown, path: Path): unknown {
  return path.slice(0, -1).reduce(child, data);
}
