import type { Content } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { type ContentEdit, type Item, itemOf, itemsOf } from "../content-edit.ts";
import { type Column, columns, fields } from "./columns.ts";
import { kinds, peopleLists, type PeopleList } from "./lists.ts";

/** Importing the exported sheet changes nothing. */
export function exportPeople(edit: ContentEdit, content: Content, lang: Language, only?: string): string[][] {
  const lists = peopleLists(content).filter(({ where, kind }) => only === undefined || where === only || kind === only);
  const rows = lists.flatMap((list) =>
    itemsOf(edit.data(list.file)[list.key]).map((member) => rowOf(content, list, member, lang)),
  );
  return [Object.values(columns).map((heading) => heading[lang]), ...rows];
}

function rowOf({ roles }: Content, { kind, where }: PeopleList, member: Item, lang: Language): string[] {
  const isFeminine = member["feminine"] === true;
  const role = String(member["role"]);
  const cells: Partial<Record<Column, string>> = {
    group: kinds[kind][lang],
    where,
    ...(kind !== "speaker" && {
      role: roles[role]?.[isFeminine ? "feminine" : "masculine"][lang] ?? role,
      feminine: (isFeminine ? { fr: "oui", en: "yes" } : { fr: "non", en: "no" })[lang],
    }),
  };
  return keysOf(columns).map((column) => cells[column] ?? textAt(member, fields[column] ?? ""));
}

function textAt(member: Item, field: string): string {
  const value = field.split(".").reduce<unknown>((inner, key) => itemOf(inner)[key], member);
  return typeof value === "string" ? value : "";
}
