import { describeFinding, type Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";

interface Form {
  title: string;
  none: string;
  lang: Language;
  /** For an issue; prints nothing for an empty list. */
  markdown: boolean;
}

export function printList(notes: readonly Finding[], { title, none, lang, markdown }: Form): void {
  if (markdown) {
    if (notes.length > 0)
      console.log(
        `## ${title}\n\n${notes.map((note) => `- [ ] ${escape(describeFinding(note, lang).trimEnd())}`).join("\n")}\n`,
      );
    return;
  }
  console.log(notes.length === 0 ? none : notes.map((note) => describeFinding(note, lang).trimEnd()).join("\n"));
}

/** Prevents mentions and markup in an issue. */
function escape(text: string): string {
  return text.replace(/[@#<>[\]`]/g, (sign) => `\\${sign}`);
}
