import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { ContentEdit } from "./content-edit.ts";
import { decodeSheet, parseSheet } from "./csv.ts";
import { readPeople } from "./people/columns.ts";
import { describeChanges } from "./people/describe.ts";
import { importPeople } from "./people/import.ts";
import { describeInSheet } from "./people/sheet-findings.ts";
import { languageNamed, Refusal, runCommand, inLanguage } from "./messages.ts";

/** `npm run people -- import people.csv` shows what a sheet of people would change; `--write` changes it. */
await runCommand(
  () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        write: { type: "boolean", default: false },
        photos: { type: "string" },
        dir: { type: "string", default: contentFolder() },
        lang: { type: "string" },
      },
    });
    const lang = languageNamed(values.lang);
    const [path] = positionals;
    if (path === undefined || !existsSync(path))
      throw new Refusal({
        fr: "Donnez la feuille : npm run people -- import personnes.csv",
        en: "Name the sheet: npm run people -- import people.csv",
      });
    const { people, ignored } = readPeople(parseSheet(decodeSheet(readFileSync(path))));
    const edit = new ContentEdit(values.dir);
    const changes = importPeople(edit, people, values.photos ?? dirname(path));
    edit.fixTypography();
    edit.verify(describeInSheet(changes));
    if (ignored.length > 0)
      console.log(
        inLanguage(
          {
            fr: `Colonnes laissées de côté : ${ignored.join(", ")}\n`,
            en: `Ignored columns: ${ignored.join(", ")}\n`,
          },
          lang,
        ),
      );
    console.log(`${describeChanges(changes, lang)}\n`);
    if (!values.write) {
      console.log(
        lang === "fr"
          ? "Rien n’est encore écrit. Pour l’écrire, ajoutez --write."
          : "Nothing is written yet. To write it, add --write.",
      );
      return;
    }
    const written = edit.write();
    console.log(
      inLanguage(
        { fr: `Écrit : ${written.join(", ") || "rien"}.`, en: `Written: ${written.join(", ") || "nothing"}.` },
        lang,
      ),
    );
  },
  {
    fr: `npm run people -- import personnes.csv   montre ce que la feuille changerait
  --write           l’écrit
  --photos dossier  où sont les photos, si elles ne sont pas à côté de la feuille
  --lang en         parle anglais`,
    en: `npm run people -- import people.csv   shows what the sheet would change
  --write          writes it
  --photos folder  where the photos are, if not next to the sheet
  --lang en        prints English`,
  },
);
