import type { Language } from "#model/languages.ts";
import type { Content } from "#model/collections.ts";
import type { ContentEdit } from "../content-edit.ts";
import { type Item, itemOf, itemsOf } from "../items.ts";
import { type Column, columns } from "./columns.ts";
import { kinds, peopleLists, type PeopleList } from "./lists.ts";

/** Importing the exported sheet changes nothing. */
export function exportPeople(edit: ContentEdit, content: Content, lang: Language, only?: string): string[][] {
  const lists = peopleLists(content).filter(({ where, kind }) => only === undefined || where === only || kind === only);
  const rows = lists.flatMap((list) => membersOf(edit, list).map((member) => rowOf(content, list, member, lang)));
  return [Object.values(columns).map((heading) => heading[lang]), ...rows];
}

function membersOf(edit: ContentEdit, { file, key }: PeopleList): Item[] {
  return itemsOf(edit.data(file)[key]);
}

function rowOf({ roles }: Content, list: PeopleList, member: Item, lang: Language): string[] {
  const side = (value: unknown, name: string) => text(itemOf(value)[name]);
  const image = itemOf(member["image"]);
  const isSpeaker = list.kind === "speaker";
  const forms = roles[text(member["role"])]?.[member["feminine"] === true ? "feminine" : "masculine"];
  const cells: Record<Column, string> = {
    group: kinds[list.kind][lang],
    where: list.where,
    name: text(member["name"]),
    role: isSpeaker ? side(member["role"], "fr") : (forms?.[lang] ?? text(member["role"])),
    roleEnglish: isSpeaker ? side(member["role"], "en") : "",
    feminine: isSpeaker ? "" : yesOrNo(member["feminine"] === true, lang),
    about: side(member["description"], "fr"),
    aboutEnglish: side(member["description"], "en"),
    branch: text(member["branch"]),
    school: side(member["school"], "fr"),
    schoolEnglish: side(member["school"], "en"),
    linkedin: text(member["linkedin"]),
    x: text(member["x"]),
    photo: text(image["src"]),
    photoAlt: side(image["alt"], "fr"),
    photoAltEnglish: side(image["alt"], "en"),
  };
  return Object.values(cells);
}

function yesOrNo(yes: boolean, lang: Language): string {
  return lang === "fr" ? (yes ? "oui" : "non") : yes ? "yes" : "no";
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
