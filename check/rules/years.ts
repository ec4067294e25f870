import { keysOf } from "#model/keys.ts";
import { hasBegun } from "#model/office.ts";
import type { Finding } from "../finding.ts";
import { about, at, entries, type Rule, type Tree } from "../read/tree.ts";

/** Boards that are public and whose day has come, newest first. */
function boardsInOffice(tree: Tree) {
  return entries(tree, "board")
    .filter(({ data }) => !data.draft && hasBegun(data, tree.today))
    .toReversed();
}

/** The newest board, and each that waits for its day, has a president, whom the legal notice must name. */
export const knownDirector: Rule = (tree) => {
  const [newest] = boardsInOffice(tree);
  return entries(tree, "board")
    .filter(({ file, data }) => file === newest?.file || data.from)
    .filter(({ data }) => !data.members.some(({ role }) => role === "president"))
    .map(({ file }) =>
      at(
        file,
        ["members"],
        "Ce bureau n’a pas de présidence, et les mentions légales doivent en nommer une. Donnez le rôle `president` à un membre, ou écrivez `draft: true` tant que le bureau n’est pas complet.",
        "This board has no president, and the legal notice must name one. Give one member the role `president`, or write `draft: true` until the board is complete.",
      ),
    );
};

export const someBoardInOffice: Rule = (tree) => {
  if (entries(tree, "board").length === 0 || boardsInOffice(tree).length > 0) return [];
  const fr = "Aucun bureau n’est en place. Retirez la ligne `draft: true` ou `from:` du fichier le plus récent.";
  return [
    about(tree, "board/", fr, "No board is in office. Remove the line `draft: true` or `from:` of the newest file."),
  ];
};

/** A mistyped year would put a board in office, or announce an edition, for decades; a sample may lie further ahead. */
export const nearYears: Rule = (tree) => {
  const last = Number(tree.today.slice(0, 4)) + 1;
  const boards = entries(tree, "board").map(({ id, file }) => ({ file, path: [], year: Number(id.slice(-4)) }));
  const editions = entries(tree, "editions")
    .filter(({ data }) => !data.sample)
    .map(({ file, data: { date = "" } }) => ({ file, path: ["date"], year: Number(date.slice(0, 4)) }));
  return [...boards, ...editions]
    .filter(({ year }) => year > last)
    .map(({ file, path, year }) =>
      at(
        file,
        path,
        `${year} vient après l’an prochain\u00a0: ce fichier serait longtemps le plus récent. Écrivez ${last} au plus, ici et dans le nom du fichier.`,
        `${year} is after next year, so this file would be the newest for a long time. Write ${last} at most, here and in the name of the file.`,
      ),
    );
};

/** The date of an edition is in the year of its file; the newest one has a date. */
export const editionDates: Rule = (tree) => {
  const newest = entries(tree, "editions").findLast(({ data }) => !data.draft);
  return entries(tree, "editions").flatMap(({ id, file, data: { date } }): Finding[] => {
    if (date === undefined && file === newest?.file) {
      const fr =
        "Cette édition est la plus récente\u00a0: le site l’annonce, mais elle n’a pas de date. Ajoutez `date:`, ou `draft: true` tant qu’elle n’est pas connue.";
      const en =
        "This is the newest edition, so the site announces it, but it has no date. Add `date:`, or `draft: true` until it is known.";
      return [at(file, [], fr, en)];
    }
    if (date === undefined || date.startsWith(id)) return [];
    const fr = `La date ${date} n’est pas en ${id}, le nom du fichier. Corrigez la date, ou renommez le fichier.`;
    return [
      at(
        file,
        ["date"],
        fr,
        `The date ${date} is not in ${id}, the name of the file. Correct the date, or rename the file.`,
      ),
    ];
  });
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
      if (!own || own !== former) return [];
      const fr = `Cette liste est celle de ${before.id}. Supprimez-la en attendant la nouvelle, ou corrigez-la\u00a0: la page laisse de côté ce qui est vide.`;
      const en = `This list is that of ${before.id}. Remove it until the new one is known, or correct it: the page leaves out what is empty.`;
      return [at(file, lists[key], fr, en)];
    });
  });
};
