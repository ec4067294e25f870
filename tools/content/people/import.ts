import { isDeepStrictEqual } from "node:util";
import { plain } from "#check/read/suggest.ts";
import type { Content } from "#model/collections.ts";
import { type ContentEdit, type Item, itemsOf } from "../content-edit.ts";
import type { Message } from "../messages.ts";
import { emptyCell, type Person } from "./columns.ts";
import { findList, type PeopleList } from "./lists.ts";
import { placePhoto } from "./photos.ts";
import { valueOf } from "./values.ts";

export interface Change {
  name: string;
  before?: Item | undefined;
  after?: Item | undefined;
}

export interface ListChange {
  list: PeopleList;
  changes: Change[];
  reordered: boolean;
  rows: Person[];
}

/** Replaces in memory every list that the sheet names, and tells what is wrong with the sheet itself. */
export function importPeople(
  edit: ContentEdit,
  people: readonly Person[],
  photos: string,
): { lists: ListChange[]; findings: Message[] } {
  const content = edit.content();
  const findings: Message[] = [];
  const groups = new Map<string, { list: PeopleList; people: Person[] }>();
  for (const person of people) {
    const list = findList(content, person);
    if (!person.name) findings.push(emptyCell(person, "name"));
    if ("fr" in list) findings.push(list);
    else groups.set(list.file, { list, people: [...(groups.get(list.file)?.people ?? []), person] });
  }
  const lists = [...groups.values()].map((group) => {
    findings.push(...namesakes(group.people));
    const old = itemsOf(edit.data(group.list.file)[group.list.key]);
    const placed = group.people.map((person): Placed => {
      const from = old.findIndex(({ name }) => plain(String(name)) === plain(person.name ?? ""));
      const value = valueOf(content, group.list, person, old[from], findings);
      const finding = placePhoto(edit, group.list, person, value, photos);
      if (finding) findings.push(finding);
      return { value, from };
    });
    replaceList(edit, group.list, old, placed);
    return { ...changesOf(group.list, old, placed), rows: group.people };
  });
  return { lists, findings };
}

function replaceList(edit: ContentEdit, list: PeopleList, old: readonly Item[], placed: readonly Placed[]): void {
  const values = placed.map(({ value }) => value);
  if (isDeepStrictEqual(values, old)) return;
  const isRenewed = placed.some(({ from }) => from < 0);
  edit.setData(list.file, {
    ...edit.data(list.file),
    ...(isRenewed && list.yearKey && { [list.yearKey]: newestBoard(edit.content()) }),
    [list.key]: values,
  });
}

interface Placed {
  value: Item;
  /** Index in the old list; -1 for a new person. */
  from: number;
}

/** The year given to new people of a branch or working group. */
function newestBoard({ board, site }: Content): number {
  return Math.max(site.officeYear, ...board.map(({ id }) => Number(id.slice(-4))));
}

function changesOf(list: PeopleList, old: readonly Item[], placed: readonly Placed[]): Omit<ListChange, "rows"> {
  const stayed = new Set(placed.map(({ from }) => from));
  const changes = [
    ...placed.map(({ value, from }): Change => ({ name: String(value["name"]), before: old[from], after: value })),
    ...old.filter((_, at) => !stayed.has(at)).map((before): Change => ({ name: String(before["name"]), before })),
  ].filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const order = placed.flatMap(({ from }) => (from < 0 ? [] : from));
  return { list, changes, reordered: order.some((from, at) => from < (order[at - 1] ?? -1)) };
}

function namesakes(people: readonly Person[]): Message[] {
  const byName = Map.groupBy(
    people.filter(({ name }) => name),
    ({ name }) => plain(name!),
  );
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map(({ name, line }) => ({
      fr: `Ligne ${line} : « ${name} » est déjà à la ligne ${first?.line}. Deux personnes du même nom dans un groupe se distinguent par un second prénom ou une initiale.`,
      en: `Line ${line}: “${name}” is already on line ${first?.line}. Add a middle name or an initial to tell two people apart.`,
    })),
  );
}
