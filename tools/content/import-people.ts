import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { contentFolder } from "#check/folders.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit } from "./content-edit.ts";
import { decodeSheet, parseSheet } from "./csv.ts";
import { Refusal, say } from "./messages.ts";
import { describeChanges, describeInSheet } from "./people/describe.ts";
import { importPeople } from "./people/import.ts";
import { readPeople } from "./people/columns.ts";

/** `npm run people -- import people.csv` shows what a sheet of people would change; `--write` changes it. */
await runCommand((lang) => {
  const { values, positionals } = readOptions({
    write: { type: "boolean", fr: "l’écrit", en: "writes it" },
    photos: {
      type: "string",
      as: "photos",
      fr: "où sont les photos, si elles ne sont pas à côté de la feuille",
      en: "where the photos are, if not next to the sheet",
    },
  });
  const [path] = positionals;
  if (path === undefined || !existsSync(path))
    throw new Refusal({
      fr: "Donnez la feuille : npm run people -- import personnes.csv",
      en: "Name the sheet: npm run people -- import people.csv",
    });
  const { people, ignored } = readPeople(parseSheet(decodeSheet(readFileSync(path))));
  const edit = new ContentEdit(contentFolder());
  const changes = importPeople(edit, people, values.photos ?? dirname(path));
  edit.fixTypography();
  edit.verify(describeInSheet(changes));
  const left = ignored.join(", ");
  if (left) say({ fr: `Colonnes laissées de côté : ${left}\n`, en: `Ignored columns: ${left}\n` }, lang);
  console.log(`${describeChanges(changes, lang)}\n`);
  const written = values.write && edit.write().join(", ");
  const message = values.write
    ? { fr: `Écrit : ${written || "rien"}.`, en: `Written: ${written || "nothing"}.` }
    : {
        fr: "Rien n’est encore écrit. Pour l’écrire, ajoutez --write.",
        en: "Nothing is written yet. To write it, add --write.",
      };
  say(message, lang);
});
