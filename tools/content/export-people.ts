import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { ContentEdit } from "./content-edit.ts";
import { writeSheet } from "./csv.ts";
import { exportPeople } from "./people/export.ts";
import { languageNamed, Refusal, runCommand, inLanguage } from "./messages.ts";

/** `npm run people -- export people.csv` writes a sheet of all people; `--only lyon` those of one branch, pole or year. */
await runCommand(
  () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: "string" },
        dir: { type: "string", default: contentFolder() },
        lang: { type: "string" },
      },
    });
    const lang = languageNamed(values.lang);
    const edit = new ContentEdit(values.dir);
    const rows = exportPeople(edit, edit.content(), lang, values.only);
    if (rows.length === 1)
      throw new Refusal({
        fr: `Personne dans « ${values.only} ». Écrivez une année, un pôle, une antenne, board, pole, branch ou speaker.`,
        en: `Nobody in “${values.only}”. Write a year, a working group, a branch, board, pole, branch or speaker.`,
      });
    const sheet = writeSheet(rows, lang === "fr" ? ";" : ",");
    const [path] = positionals;
    if (path === undefined) process.stdout.write(sheet);
    else {
      writeFileSync(path, sheet);
      console.log(
        inLanguage({ fr: `${path} : ${rows.length - 1} personnes`, en: `${path}: ${rows.length - 1} people` }, lang),
      );
    }
  },
  {
    fr: `npm run people -- export personnes.csv   écrit tout le monde dans une feuille ; sans nom, à l’écran
  --only lyon  une antenne, un pôle ou une année ; ou board, pole, branch, speaker
  --lang en    parle anglais, titres des colonnes compris`,
    en: `npm run people -- export people.csv   writes a sheet of all people, to the screen without a file name
  --only lyon  one branch, working group or year; or board, pole, branch, speaker
  --lang en    prints English, column headings too`,
  },
);
