import { writeFileSync } from "node:fs";
import { contentFolder } from "#check/folders.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit } from "./content-edit.ts";
import { writeSheet } from "./csv.ts";
import { Refusal, say } from "./messages.ts";
import { exportPeople } from "./people/export.ts";

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
