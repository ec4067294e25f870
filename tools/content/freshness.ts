import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, contentFolder } from "#check/folders.ts";
import { isoDate } from "#model/schema/fields.ts";
import { files } from "#model/files.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit } from "./content-edit.ts";
import { inLanguage, Refusal } from "./messages.ts";
import { outOfDate, outOfDateSecurity } from "./out-of-date.ts";
import { formatOption, printList } from "./print-list.ts";

/** `npm run content -- freshness --on 2027-09-01` lists what is out of date on that day. */
await runCommand((lang) => {
  const today = new Date().toISOString().slice(0, 10);
  const { values } = readOptions({
    on: { type: "string", default: today, as: "2027-09-01", fr: "à cette date", en: "on that day" },
    format: formatOption,
  });
  const { on, format } = values;
  if (!isoDate.safeParse(on).success)
    throw new Refusal({
      fr: "--on s’écrit année-mois-jour, par exemple 2027-09-01.",
      en: "Write --on as year-month-day, e.g. 2027-09-01.",
    });
  const edit = new ContentEdit(contentFolder(), new Date(`${on}T12:00:00Z`));
  const security = join(buildFolder(), "client", files.security);
  const notes = [
    ...outOfDate(edit, on),
    ...(existsSync(security) ? outOfDateSecurity(readFileSync(security, "utf8"), on) : []),
  ].map(({ message, ...place }) => ({ ...place, message: inLanguage(message, lang), remedy: "" }));
  const title = { fr: `Ce que le temps a dépassé au ${on}`, en: `Out of date on ${on}` }[lang];
  const none = { fr: "Rien n’est dépassé.", en: "Nothing is out of date." }[lang];
  printList(notes, { title, none, lang, format });
});
