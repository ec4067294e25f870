import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#check/folders.ts";
import { readOptions, runCommand } from "../command.ts";
import { ContentEdit } from "./content-edit.ts";
import { say } from "./messages.ts";
import { formatOption, printList } from "./print-list.ts";
import { driftNotes, pairsOf, readTranslations, recordOf, recordText, translationsFile } from "./translations.ts";

/** `npm run content -- drift` lists texts changed in one language only; `--accept` records the current texts as matching. */
await runCommand((lang) => {
  const { values } = readOptions({
    accept: {
      type: "boolean",
      fr: "note que les deux langues se répondent de nouveau",
      en: "records the current texts as matching",
    },
    format: formatOption,
  });
  const folder = contentFolder();
  const edit = new ContentEdit(folder);
  readTranslations(folder);
  if (values.accept) {
    // The record would lose the texts of an unreadable file.
    edit.content();
    const pairs = pairsOf(edit.files);
    writeFileSync(join(folder, translationsFile), recordText(recordOf(pairs)));
    return say(
      {
        fr: `${pairs.length} textes français et anglais notés comme se répondant.`,
        en: `${pairs.length} French and English texts recorded as matching.`,
      },
      lang,
    );
  }
  const title = { fr: "Un seul côté a changé", en: "Changed in one language only" }[lang];
  const none = { fr: "Rien n’a changé d’un seul côté.", en: "Nothing changed in one language only." }[lang];
  printList(driftNotes(folder, folder, lang), { title, none, lang, format: values.format });
});
