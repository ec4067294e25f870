import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule, type Tree } from "../read/tree.ts";

/** The current board has a president: the legal notice names one. */
export const knownDirector: Rule = (tree) => {
  const year = entries(tree, "site")[0]?.data.officeYear;
  return entries(tree, "board").flatMap(({ id, file, data }): Finding[] =>
    (id !== String(year) && !data.from) || data.members.some(({ role }) => role === "president")
      ? []
      : [findingAt(file, ["members"], tree.say.noPresident())],
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
    ).flatMap(([embed, section]): Finding[] =>
      embeds?.[embed] && !data[section] ? [findingAt(file, [section], tree.say.embedWithoutText(embed, section))] : [],
    ),
  );
};

/** The editor has a host of its own, where no script of others can read what it keeps. */
export const editorApart: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { address, editor } }): Finding[] =>
    editor && new URL(editor.address).host === new URL(address).host
      ? [findingAt(file, ["editor", "address"], tree.say.editorOnSite())]
      : [],
  );

/** The year of the offices has a board. */
export const knownOfficeYear: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }): Finding[] => {
    if (tree.files.has(`board/${data.officeYear}.yaml`))
      return [...draftBoard(tree, data.officeYear), ...waitingBoard(tree, data.officeYear)];
    return [findingAt(file, ["officeYear"], tree.say.unknownBoardYear(data.officeYear))];
  });

/** The board in office is public. */
function draftBoard(tree: Tree, year: number): Finding[] {
  const current = entries(tree, "board").find(({ id }) => id === String(year));
  return current?.data.draft ? [findingAt(current.file, ["draft"], tree.say.draftInOffice(year))] : [];
}

/** The board that the settings put in office does not wait for a day. */
function waitingBoard(tree: Tree, year: number): Finding[] {
  const current = entries(tree, "board").find(({ id }) => id === String(year));
  const waits = (current?.data.from ?? "") > tree.today.toISOString().slice(0, 10);
  return current && waits ? [findingAt(current.file, ["from"], tree.say.waitingInOffice(year))] : [];
}

/** Each row of the partners' table has one cell for each tier. */
export const evenTiers: Rule = (tree) =>
  entries(tree, "partnerPage").flatMap(({ file, data: { tiers } }) => {
    if (!tiers) return [];
    const count = tiers.names.length;
    return tiers.rows.flatMap(({ cells }, index): Finding[] => {
      if (cells.length === count) return [];
      return [findingAt(file, ["tiers", "rows", index, "cells"], tree.say.unequalRow(cells.length, count))];
    });
  });
