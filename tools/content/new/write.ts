import type { Language } from "#model/languages.ts";
import type { ContentEdit } from "../content-edit.ts";
import { inLanguage, type Message } from "../messages.ts";

export function writeAndReport(edit: ContentEdit, next: readonly Message[], lang: Language): void {
  edit.fixTypography();
  const written = edit.write();
  console.log(inLanguage({ fr: "Écrit :", en: "Written:" }, lang));
  for (const path of written) console.log(`  ${edit.folder}/${path}`);
  console.log(inLanguage({ fr: "\nEt maintenant :", en: "\nNext steps:" }, lang));
  for (const [index, step] of next.entries()) console.log(`  ${index + 1}. ${inLanguage(step, lang)}`);
}
