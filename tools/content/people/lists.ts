import { closest, plain } from "#check/read/suggest.ts";
import { keysOf } from "#model/keys.ts";
import type { Content } from "#model/collections.ts";
import { columns, type Person } from "./columns.ts";
import type { Message } from "../messages.ts";

/** A list of people in a content file. */
export interface PeopleList {
  kind: Kind;
  file: string;
  key: "members" | "team" | "office" | "speakers";
  /** The key of the year, if it is not in the file name. */
  yearKey?: "officeYear" | "year";
  /** The year, pole or branch in the sheet. */
  where: string;
}

export const kinds = {
  board: { fr: "bureau", en: "board" },
  pole: { fr: "pôle", en: "working group" },
  branch: { fr: "antenne", en: "branch" },
  speaker: { fr: "intervenant", en: "speaker" },
} as const;

type Kind = keyof typeof kinds;

const alsoCalled: Record<Kind, string[]> = {
  board: ["bureau national", "boards"],
  pole: ["working groups", "pôles"],
  branch: ["antennes", "bureau local", "local office", "branch office"],
  speaker: ["intervenante", "intervenants", "intervenant·e", "speakers", "orateur", "oratrice"],
};

/** In the order of the site. */
export function peopleLists({ board, poles, branches }: Content): PeopleList[] {
  const open = branches.filter(({ status }) => status === "open").toSorted((a, b) => a.position - b.position);
  return [
    ...board
      .toReversed()
      .map(({ id }) => ({ kind: "board", file: `board/${id}.yaml`, key: "members", where: id }) as const),
    ...poles
      .toSorted((a, b) => a.position - b.position)
      .map(({ id }) => ({ kind: "pole", file: `poles/${id}.yaml`, key: "team", yearKey: "year", where: id }) as const),
    ...open.map(
      ({ id }) =>
        ({ kind: "branch", file: `branches/${id}.yaml`, key: "office", yearKey: "officeYear", where: id }) as const,
    ),
    { kind: "speaker", file: "krypto-tour/speakers.yaml", key: "speakers", where: "" },
  ];
}

/** The list a row belongs to, or an error message. */
export function findList(content: Content, person: Person): PeopleList | Message {
  const kind = kindNamed(person.group ?? "");
  const { line } = person;
  if (!kind) return unknownKind(line, person.group ?? "");
  const lists = peopleLists(content).filter((list) => list.kind === kind);
  const wanted = person.where ?? "";
  if (kind === "speaker" && lists[0]) return lists[0];
  const id = idNamed(wanted, namesOf(content, kind));
  const found = lists.find(({ where }) => where === id);
  if (found) return found;
  if (id) return notOpen(line, id);
  if (kind === "board" && /^\d{4}$/.test(wanted)) return noYear(line, wanted);
  return unknownPlace(line, wanted, closest(wanted, namesOf(content, kind).flat()), lists);
}

function kindNamed(group: string): Kind | undefined {
  return keysOf(kinds).find((kind) =>
    [kind, ...Object.values(kinds[kind]), ...alsoCalled[kind]].some((name) => plain(name) === plain(group)),
  );
}

/** The names of each list of a kind, its id first. */
function namesOf({ board, poles, branches }: Content, kind: Kind): string[][] {
  if (kind === "board") return board.map(({ id, label }) => [id, label]);
  if (kind === "pole") return poles.map(({ id, title }) => [id, title.fr, title.en]);
  return branches.map(({ id, name, school }) => [id, name.fr, name.en, school]);
}

/** An ambiguous name is not accepted; an id always is. */
function idNamed(wanted: string, lists: readonly string[][]): string | undefined {
  const isWanted = (name = "") => plain(name) === plain(wanted);
  const named = lists.filter((names) => names.some(isWanted));
  const [found] = lists.find(([id]) => isWanted(id)) ?? (named.length === 1 ? named[0]! : []);
  return found;
}

function unknownKind(line: number, group: string): Message {
  const near = closest(
    group,
    Object.values(kinds).flatMap((names) => Object.values(names)),
  );
  const list = (lang: "fr" | "en") =>
    Object.values(kinds)
      .map((names) => names[lang])
      .join(", ");
  return {
    fr: `Ligne ${line} : le groupe « ${group} » n’existe pas ; écrivez ${list("fr")}.${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
    en: `Line ${line}: there is no group “${group}”; write ${list("en")}.${near ? ` Did you mean “${near}”?` : ""}`,
  };
}

function unknownPlace(line: number, wanted: string, near: string | undefined, lists: readonly PeopleList[]): Message {
  const known = lists.map(({ where }) => where).join(", ");
  return {
    fr: `Ligne ${line}, ${columns.where.fr} : « ${wanted} » ne désigne rien ici (${known}).${near ? ` Vouliez-vous dire « ${near} » ?` : ""}`,
    en: `Line ${line}, ${columns.where.en}: “${wanted}” is unknown (${known}).${near ? ` Did you mean “${near}”?` : ""}`,
  };
}

function noYear(line: number, year: string): Message {
  return {
    fr: `Ligne ${line} : il n’y a pas encore de bureau ${year}. Ouvrez-le d’abord : npm run new -- year --year ${year}`,
    en: `Line ${line}: there is no board for ${year} yet. Open it first: npm run new -- year --year ${year}`,
  };
}

function notOpen(line: number, id: string): Message {
  return {
    fr: `Ligne ${line} : l’antenne « ${id} » n’a pas encore de page (status: soon), donc pas de bureau.`,
    en: `Line ${line}: the branch “${id}” has no page yet (status: soon), so it has no office.`,
  };
}
