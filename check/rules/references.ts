import { keysOf } from "#model/keys.ts";
import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

/** The current board has a president, whom the legal notice must name. */
export const knownDirector: Rule = (tree) => {
  const year = entries(tree, "site")[0]?.data.officeYear;
  return entries(tree, "board").flatMap(({ id, file, data }): Finding[] =>
    (id !== String(year) && !data.from) || data.members.some(({ role }) => role === "president")
      ? []
      : [findingAt(file, ["members"], tree.say.noPresident())],
  );
};

const sectionOf = { video: "film", ticketing: "ticketing" } as const;

/** Each embed on the event's page has a heading and a text. */
export const embedsHaveTexts: Rule = (tree) => {
  const embeds = entries(tree, "site")[0]?.data.embeds;
  return entries(tree, "edition").flatMap(({ file, data }) =>
    keysOf(sectionOf).flatMap((embed): Finding[] => {
      const section = sectionOf[embed];
      if (!embeds?.[embed] || data[section]) return [];
      return [findingAt(file, [section], tree.say.embedWithoutText(embed, section))];
    }),
  );
};

/** The editor has its own host, where scripts of the site cannot read its access token. */
export const editorApart: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data: { address, editor } }): Finding[] =>
    editor && new URL(editor.address).host === new URL(address).host
      ? [findingAt(file, ["editor", "address"], tree.say.editorOnSite())]
      : [],
  );

/** The board in office exists, is public and has begun. */
export const knownOfficeYear: Rule = (tree) =>
  entries(tree, "site").flatMap(({ file, data }): Finding[] => {
    const year = data.officeYear;
    if (!tree.files.has(`board/${year}.yaml`))
      return [findingAt(file, ["officeYear"], tree.say.unknownBoardYear(year))];
    const current = entries(tree, "board").find(({ id }) => id === String(year));
    if (!current) return [];
    const waits = (current.data.from ?? "") > tree.today.toISOString().slice(0, 10);
    return [
      ...(current.data.draft ? [findingAt(current.file, ["draft"], tree.say.draftInOffice(year))] : []),
      ...(waits ? [findingAt(current.file, ["from"], tree.say.waitingInOffice(year))] : []),
    ];
  });

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
