import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { isoDate } from "#model/schema/fields.ts";
import { files } from "#model/files.ts";
import { ContentEdit } from "./content-edit.ts";
import { outOfDate, outOfDateSecurity } from "./out-of-date.ts";
import { printList } from "./print-list.ts";
import { languageNamed, Refusal, runCommand, inLanguage } from "./messages.ts";

/** `npm run content -- freshness --on 2027-09-01` lists what is out of date on that day. */
await runCommand(
  () => {
    const { values } = parseArgs({
      options: {
        on: { type: "string", default: new Date().toISOString().slice(0, 10) },
        "legal-years": { type: "string", default: "2" },
        dir: { type: "string", default: contentFolder() },
        format: { type: "string", default: "text" },
        lang: { type: "string" },
      },
    });
    const lang = languageNamed(values.lang);
    const legalYears = Number(values["legal-years"]);
    if (!isoDate.safeParse(values.on).success || !(legalYears > 0))
      throw new Refusal({
        fr: "--on s’écrit année-mois-jour, par exemple 2027-09-01 ; --legal-years est un nombre d’années.",
        en: "Write --on as year-month-day, e.g. 2027-09-01; --legal-years is a number of years.",
      });
    const edit = new ContentEdit(values.dir, new Date(`${values.on}T12:00:00Z`));
    const security = join(buildFolder(), "client", files.security);
    const notes = [
      ...outOfDate(edit.files, { on: values.on, legalYears, shownAs: values.dir }),
      ...(existsSync(security) ? outOfDateSecurity(readFileSync(security, "utf8"), values.on) : []),
    ].map(({ message, ...place }) => ({ ...place, message: inLanguage(message, lang), remedy: "" }));
    const title = { fr: `Ce que le temps a dépassé au ${values.on}`, en: `Out of date on ${values.on}` }[lang];
    const none = { fr: "Rien n’est dépassé.", en: "Nothing is out of date." }[lang];
    printList(notes, { title, none, lang, markdown: values.format === "markdown" });
  },
  {
    fr: `npm run content -- freshness   dit ce que le temps a dépassé
  --on 2027-09-01  à cette date
  --legal-years 2  âge à partir duquel un texte légal est à relire
  --lang en        parle anglais`,
    en: `npm run content -- freshness   lists what is out of date
  --on 2027-09-01  on that day
  --legal-years 2  age at which a legal text needs a review
  --lang en        prints English`,
  },
);
