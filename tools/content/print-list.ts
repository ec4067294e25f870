import { describeFinding, type Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";

interface Form {
  title: string;
  none: string;
  lang: Language;
  /** For the text of an issue: silent when there is nothing to say. */
  markdown: boolean;
}

/** Prints a list of things to look at. */
export function listOf(notes: readonly Finding[], { title, none, lang, markdown }: Form): void {
  if (markdown) {
    if (notes.length > 0)
      console.log(
        `## ${title}\n\n${notes.map((note) => `- [ ] ${quiet(describeFinding(note, lang).trimEnd())}`).join("\n")}\n`,
      );
    return;
  }
  console.log(notes.length === 0 ? none : notes.map((note) => describeFinding(note, lang).trimEnd()).join("\n"));
}

/** Names in a text neither call people nor begin other markup. */
function quiet(text: string): string {
  return text.replace(/[@#<>[\]`]/g, (sign) => `\\${sign}`);
}
