import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "#check/folders.ts";
import { ContentEdit } from "./content-edit.ts";
import { driftNotes } from "./drift-notes.ts";
import { printList } from "./print-list.ts";
import { languageNamed, runCommand } from "./messages.ts";
import { pairsOf, readTranslations, recordOf, recordText, translationsFile } from "./translations.ts";

/** `npm run content -- drift` lists texts changed in one language only; `--accept` records the current texts as matching. */
await runCommand(
  () => {
    const { values } = parseArgs({
      options: {
        accept: { type: "boolean", default: false },
        dir: { type: "string", default: contentFolder() },
        format: { type: "string", default: "text" },
        lang: { type: "string" },
      },
    });
    const lang = languageNamed(values.lang);
    const edit = new ContentEdit(values.dir);
    const { files } = edit;
    readTranslations(values.dir);
    if (values.accept) {
      // The record would lose the texts of an unreadable file.
      edit.content();
      const pairs = pairsOf(files);
      writeFileSync(join(values.dir, translationsFile), recordText(recordOf(pairs)));
      console.log(
        lang === "fr"
          ? `${pairs.length} textes français et anglais notés comme se répondant.`
          : `${pairs.length} French and English texts recorded as matching.`,
      );
      return;
    }
    const title = { fr: "Un seul côté a changé", en: "Changed in one language only" }[lang];
    const none = { fr: "Rien n’a changé d’un seul côté.", en: "Nothing changed in one language only." }[lang];
    printList(driftNotes(values.dir, values.dir, lang), { title, none, lang, markdown: values.format === "markdown" });
  },
  {
    fr: `npm run content -- drift   liste les textes dont une seule langue a changé
  --accept   note que les deux langues se répondent de nouveau
  --lang en  parle anglais`,
    en: `npm run content -- drift   lists texts changed in one language only
  --accept   records the current texts as matching
  --lang en  prints English`,
  },
);
