import { stringify } from "yaml";
import type { Language } from "#model/languages.ts";
import type { ContentEdit } from "../content-edit.ts";
import { speak, type Spoken } from "../spoken.ts";

/** A new content file, with the line that gives editors its schema. */
export function contentFile(schema: string, value: object): string {
  return `# yaml-language-server: $schema=../.schema/${schema}.json\n${stringify(value, { lineWidth: 0 })}`;
}

/** Writes everything or nothing, and says what comes next. */
export function writeAndTell(edit: ContentEdit, next: readonly Spoken[], lang: Language): void {
  edit.mend();
  const written = edit.write();
  console.log(speak({ fr: "Écrit :", en: "Written:" }, lang));
  for (const path of written) console.log(`  ${edit.folder}/${path}`);
  console.log(speak({ fr: "\nEt maintenant :", en: "\nWhat comes next:" }, lang));
  for (const [index, step] of next.entries()) console.log(`  ${index + 1}. ${speak(step, lang)}`);
}
