import { canonicalText } from "#check/fix/canonical-form.ts";
import { schemaOf } from "#check/read/json-schema.ts";
import type { CollectionKey } from "#check/read/tree.ts";
import type { Language } from "#model/languages.ts";
import type { ContentEdit } from "../content-edit.ts";
import { speak, type Spoken } from "../spoken.ts";

/** A new content file, as the editor would write it. */
export function contentFile(collection: CollectionKey, value: object): string {
  return canonicalText(schemaOf(collection), value);
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
