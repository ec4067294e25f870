import { collections } from "#model/collections.ts";
import { slug } from "#model/schema/fields.ts";
import type { Fault, Path } from "../fault.ts";
import { closest } from "../read/suggest.ts";
import { belongsTo, entries, faultAt, idOf, type Rule, type Tree } from "../read/tree.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** Each role stands in roles.yaml. */
export const knownRoles: Rule = (tree) => {
  const [roles] = entries(tree, "roles");
  if (!roles) return [];
  const known = Object.keys(roles.data);
  const check = (file: YamlFile, list: string, people: readonly { role: string }[]) =>
    people.flatMap(({ role }, index): Fault[] => {
      if (known.includes(role)) return [];
      return [faultAt(file, [list, index, "role"], tree.say.unknownRole(role, closest(role, known)))];
    });
  const answers = (file: YamlFile, path: Path, role: string): Fault[] =>
    known.includes(role) ? [] : [faultAt(file, path, tree.say.unknownRole(role, closest(role, known)))];
  return [
    ...entries(tree, "joinPage").flatMap(({ file, data }) =>
      answers(file, ["opening", "contact", "role"], data.opening.contact.role),
    ),
    ...(["partnerPage", "pressPage"] as const).flatMap((page) =>
      entries(tree, page).flatMap(({ file, data }) => answers(file, ["contact", "role"], data.contact.role)),
    ),
    ...entries(tree, "pressPage").flatMap(({ file, data: { spokesperson } }) =>
      spokesperson ? answers(file, ["spokesperson", "role"], spokesperson.role) : [],
    ),
    ...entries(tree, "branches").flatMap(({ file, data }) =>
      data.status === "open" ? check(file, "office", data.office) : [],
    ),
    ...entries(tree, "board").flatMap(({ file, data }) => check(file, "members", data.members)),
    ...entries(tree, "poles").flatMap(({ file, data }) => check(file, "team", data.team)),
  ];
};

/** Each branch that a board member names has a file, right or wrong. */
export const knownBranches: Rule = (tree) => {
  const [folder] = collections.branches;
  const known = [...tree.files.keys()].filter((path) => belongsTo(path, folder)).map(idOf);
  const wellNamed = known.filter((id) => slug.safeParse(id).success);
  return entries(tree, "board").flatMap(({ file, data }) =>
    data.members.flatMap(({ branch }, index): Fault[] => {
      if (branch === undefined || known.includes(branch)) return [];
      const path: Path = ["members", index, "branch"];
      return [faultAt(file, path, tree.say.unknownBranch(branch, closest(branch, wellNamed)))];
    }),
  );
};

/** Each country that a branch or an address names stands in countries.yaml. */
export const knownCountries: Rule = (tree) => {
  const [countries] = entries(tree, "countries");
  if (!countries) return [];
  const known = Object.keys(countries.data);
  const check = (file: YamlFile, path: Path, country: string | undefined): Fault[] =>
    country === undefined || known.includes(country)
      ? []
      : [faultAt(file, path, tree.say.unknownCountry(country, known.join(", "), closest(country, known)))];
  return [
    ...entries(tree, "branches").flatMap(({ file, data }) => check(file, ["country"], data.country)),
    ...entries(tree, "edition").flatMap(({ file, data }) =>
      check(file, ["venue", "address", "country"], data.venue.address.country),
    ),
    ...entries(tree, "site").flatMap(({ file, data }) => [
      ...check(file, ["seat", "country"], data.seat.country),
      ...check(file, ["host", "address", "country"], data.host.address.country),
    ]),
  ];
};

/** Each category of a publication stands in categories.yaml. */
export const knownCategories: Rule = (tree) => {
  const [list] = entries(tree, "categories");
  if (!list) return [];
  const known = list.data.categories.map(({ id }) => id);
  return entries(tree, "publications").flatMap(({ file, data: { category } }): Fault[] =>
    known.includes(category)
      ? []
      : [faultAt(file, ["category"], tree.say.unknownCategory(category, known.join(", "), closest(category, known)))],
  );
};

/** The current board has a president: the legal notice names one. */
export const knownDirector: Rule = (tree) => {
  const year = entries(tree, "site")[0]?.data.officeYear;
  return entries(tree, "board").flatMap(({ id, file, data }): Fault[] =>
    (id !== String(year) && !data.from) || data.members.some(({ role }) => role === "president")
      ? []
      : [faultAt(file, ["members"], tree.say.noPresident())],
  );
};

/** What the settings embed on the event's page has its heading there. */
export const embedsHaveTexts: Rule = (tree) => {
  const embeds = entries(tree, "site")[0]?.data.embeds;
  return entries(tree, "edition").flatMap(({ file, data }) =>
    (
      [
        ["video", "film"],
        ["ticketing", "ticketing"],
      ] as const
    ).flatMap(([embed, section]): Fault[] =>
      embeds?.[embed] && !data[section] ? [faultAt(file, [section], tree.say.embedWithoutText(embed, section))] : [],
    ),
  );
};

/** The year of the offices has a board. */
export const knownOfficeYear: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }): Fault[] => {
    if (tree.files.has(`board/${data.officeYear}.yaml`))
      return [...draftBoard(tree, data.officeYear), ...waitingBoard(tree, data.officeYear)];
    return [faultAt(file, ["officeYear"], tree.say.unknownBoardYear(data.officeYear))];
  });

/** The board in office is public. */
function draftBoard(tree: Tree, year: number): Fault[] {
  const current = entries(tree, "board").find(({ id }) => id === String(year));
  return current?.data.draft ? [faultAt(current.file, ["draft"], tree.say.draftInOffice(year))] : [];
}

/** The board that the settings put in office does not wait for a day. */
function waitingBoard(tree: Tree, year: number): Fault[] {
  const current = entries(tree, "board").find(({ id }) => id === String(year));
  const waits = (current?.data.from ?? "") > tree.today.toISOString().slice(0, 10);
  return current && waits ? [faultAt(current.file, ["from"], tree.say.waitingInOffice(year))] : [];
}

/** Each row of the partners' table has one cell for each tier. */
export const evenTiers: Rule = (tree) =>
  entries(tree, "partnerPage").flatMap(({ file, data: { tiers } }) => {
    if (!tiers) return [];
    const count = tiers.names.length;
    return tiers.rows.flatMap(({ cells }, index): Fault[] => {
      if (cells.length === count) return [];
      return [faultAt(file, ["tiers", "rows", index, "cells"], tree.say.unequalRow(cells.length, count))];
    });
  });
