import { keysOf } from "#model/keys.ts";
import { hasBegun } from "#model/office.ts";
import type { Finding } from "../finding.ts";
import { entries, findingAt, findingOf, type Rule, type Tree } from "../read/tree.ts";

/** Boards that are public and whose day has come, newest first. */
function boardsInOffice(tree: Tree) {
  const day = tree.today.toISOString().slice(0, 10);
  return entries(tree, "board")
    .filter(({ data }) => !data.draft && hasBegun(data, day))
    .toReversed();
}

/** The newest board, and each that waits for its day, has a president, whom the legal notice must name. */
export const knownDirector: Rule = (tree) => {
  const [newest] = boardsInOffice(tree);
  return entries(tree, "board").flatMap(({ file, data }): Finding[] =>
    (file !== newest?.file && !data.from) || data.members.some(({ role }) => role === "president")
      ? []
      : [findingAt(file, ["members"], tree.say.noPresident())],
  );
};

/** One board is in office. */
export const someBoardInOffice: Rule = (tree) =>
  entries(tree, "board").length > 0 && boardsInOffice(tree).length === 0
    ? [findingOf(tree, "board/", tree.say.noBoard())]
    : [];

/** The date of an edition is in the year of its file; the newest one has a date. */
export const editionDates: Rule = (tree) => {
  const newest = entries(tree, "editions").findLast(({ data }) => !data.draft);
  return entries(tree, "editions").flatMap(({ id, file, data: { date } }): Finding[] => {
    if (date === undefined) return file === newest?.file ? [findingAt(file, [], tree.say.editionWithoutDate())] : [];
    return date.startsWith(id) ? [] : [findingAt(file, ["date"], tree.say.otherYear(date, id))];
  });
};

/** A mistyped year would put a board in office for decades. */
export const nearYears: Rule = (tree) => {
  const last = tree.today.getFullYear() + 1;
  return entries(tree, "board").flatMap(({ id, file }): Finding[] =>
    Number(id.slice(-4)) > last ? [findingOf(tree, file.path, tree.say.yearTooFar(id, last))] : [],
  );
};

/** A duplicated edition keeps the speakers and talks of the year before. */
export const ownProgramme: Rule = (tree) => {
  const lists = { speakers: ["speakers"], slots: ["schedule", "slots"] };
  return entries(tree, "editions").flatMap(({ file, data }, index, all) => {
    const before = all[index - 1];
    if (!before) return [];
    return keysOf(lists).flatMap((key): Finding[] => {
      const [own, former] = [data, before.data].map(({ speakers, schedule }) =>
        String(key === "speakers" ? speakers.map(({ name }) => name) : schedule.slots.map(({ title }) => title.fr)),
      );
      return own && own === former ? [findingAt(file, lists[key], tree.say.copiedEdition(before.id))] : [];
    });
  });
};

/** The editor has its own host, where scripts of the site cannot read its access token. */
export const editorApart: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { address, editor } }): Finding[] =>
    editor && new URL(editor.address).host === new URL(address).host
      ? [findingAt(file, ["editor", "address"], tree.say.editorOnSite())]
      : [],
  );

/** Each row of the partners' table has one cell per tier. */
export const evenTiers: Rule = (tree) =>
  entries(tree, "partnerPage").flatMap(({ file, data: { tiers } }) => {
    if (!tiers) return [];
    const count = tiers.names.length;
    return tiers.rows.flatMap(({ cells }, index): Finding[] =>
      cells.length === count
        ? []
        : [findingAt(file, ["tiers", "rows", index, "cells"], tree.say.unequalRow(cells.length, count))],
    );
  });
