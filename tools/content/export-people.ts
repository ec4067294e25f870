import { writeFileSync } from "node:fs";
import { contentFolder } from "#check/folders.ts";
import { valueAt } from "#check/read/json-schema.ts";
import type { Content } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { Language } from "#model/languages.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit, type Item, itemsOf } from "./content-edit.ts";
import { writeSheet } from "./csv.ts";
import { Refusal, say } from "./messages.ts";
import { type Column, columns, fields } from "./people/columns.ts";
import { kinds, peopleLists, type PeopleList } from "./people/lists.ts";

/** `npm run people -- export people.csv` writes a sheet of all people; `--only lyon` those of one branch, pole or year. */
await runCommand((lang) => {
  const { values, positionals } = readOptions({
    only: {
      type: "string",
      as: "lyon",
      fr: "une antenne, un pôle ou une année ; ou board, pole, branch, speaker",
      en: "one branch, working group or year; or board, pole, branch, speaker",
    },
  });
  const edit = new ContentEdit(contentFolder());
  const rows = exportPeople(edit, edit.content(), lang, values.only);
  if (rows.length === 1)
    throw new Refusal({
      fr: `Personne dans « ${values.only} ». Écrivez une année, un pôle, une antenne, board, pole, branch ou speaker.`,
      en: `Nobody in “${values.only}”. Write a year, a working group, a branch, board, pole, branch or speaker.`,
    });
  const sheet = writeSheet(rows, lang === "fr" ? ";" : ",");
  const [path] = positionals;
  if (path === undefined) return void process.stdout.write(sheet);
  writeFileSync(path, sheet);
  say({ fr: `${path} : ${rows.length - 1} personnes`, en: `${path}: ${rows.length - 1} people` }, lang);
});

/** Importing the exported sheet changes nothing. */
function exportPeople(edit: ContentEdit, content: Content, lang: Language, only?: string): string[][] {
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
  return keysOf(columns).map((column) => {
    const value = cells[column] ?? valueAt(member, (fields[column] ?? "").split("."));
    return typeof value === "string" ? value : "";
  });
}
