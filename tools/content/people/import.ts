import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { plain } from "#check/read/suggest.ts";
import type { ContentEdit } from "../content-edit.ts";
import { Refusal, type Message } from "../messages.ts";
import { type Item, itemOf, itemsOf, type Placed, setList } from "../yaml-list.ts";
import type { Person } from "./columns.ts";
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
  /** The same people in another order. */
  reordered: boolean;
}

/** Every list that the sheet names becomes what the sheet says of it; the others are not touched. All in memory. */
export function importPeople(edit: ContentEdit, people: readonly Person[], photos: string): ListChange[] {
  const content = edit.content();
  const faults: Message[] = [];
  const groups = new Map<string, { list: PeopleList; people: Person[] }>();
  for (const person of people) {
    const list = findList(content, person);
    if ("fr" in list) faults.push(list);
    else if (!person.name) faults.push(noName(person));
    else groups.set(list.file, { list, people: [...(groups.get(list.file)?.people ?? []), person] });
  }
  const results = [...groups.values()].map((group) => {
    faults.push(...namesakes(group.people));
    const { text, old } = oldList(edit, group.list);
    const placed = group.people.flatMap((person): Placed[] => {
      const at = old.findIndex(({ name }) => plain(String(name)) === plain(person.name ?? ""));
      const value = valueOf(content, group.list, person, old[at]);
      if (isMessage(value)) {
        faults.push(value);
        return [];
      }
      const fault = placePhoto(edit, group.list, person, value, photos);
      if (fault) faults.push(fault);
      return [{ value, from: at < 0 ? undefined : at }];
    });
    return { ...group, text, old, placed };
  });
  if (faults.length > 0) throw new Refusal(...faults);
  return results.map(({ list, text, old, placed }) => {
    const same = isDeepStrictEqual(
      placed.map(({ value }) => value),
      old,
    );
    if (!same) edit.set(list.file, setList(text, list.key, placed));
    return changesOf(list, old, placed);
  });
}

function isMessage(value: Item | Message): value is Message {
  return "fr" in value;
}

function oldList(edit: ContentEdit, { file, key }: PeopleList): { text: string; old: Item[] } {
  const text = edit.files.has(file) ? edit.text(file) : `${key}: []\n`;
  return { text, old: itemsOf(itemOf(parse(text))[key]) };
}

function changesOf(list: PeopleList, old: readonly Item[], placed: readonly Placed[]): ListChange {
  const stayed = new Set(placed.map(({ from }) => from));
  const changes = [
    ...placed.map(({ value, from }): Change => ({
      name: String(value["name"]),
      before: old[from ?? -1],
      after: value,
    })),
    ...old.filter((_, at) => !stayed.has(at)).map((before): Change => ({ name: String(before["name"]), before })),
  ].filter(({ before, after }) => !isDeepStrictEqual(before, after));
  const order = placed.flatMap(({ from }) => from ?? []);
  return { list, changes, reordered: order.some((from, at) => from < (order[at - 1] ?? -1)) };
}

function noName({ line }: Person): Message {
  return { fr: `Ligne ${line} : il manque un nom.`, en: `Line ${line}: a name is missing.` };
}

function namesakes(people: readonly Person[]): Message[] {
  const byName = Map.groupBy(people, ({ name }) => plain(name ?? ""));
  return [...byName.values()].flatMap(([first, ...others]) =>
    others.map(({ name, line }) => ({
      fr: `Ligne ${line} : « ${name} » est déjà à la ligne ${first?.line}. Deux personnes du même nom dans un groupe se distinguent par un second prénom ou une initiale.`,
      en: `Line ${line}: “${name}” is already on line ${first?.line}. Two people of one name in a group need a middle name or an initial.`,
    })),
  );
}
