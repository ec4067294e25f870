import { describeFinding, type Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";

export const formatOption = {
  type: "string",
  as: "markdown",
  fr: "une liste à cocher pour un ticket, vide s’il n’y a rien",
  en: "a task list for an issue, empty if there is nothing",
} as const;

type Form = { title: string; none: string; lang: Language; format: string | undefined };

export function printList(notes: readonly Finding[], { title, none, lang, format }: Form): void {
  const lines = notes.map((note) => describeFinding(note, lang).trimEnd());
  if (format !== "markdown") console.log(lines.join("\n") || none);
  // Escapes mentions and markup.
  const items = lines.map((line) => `- [ ] ${line.replace(/[@#<>[\]`]/g, String.raw`\$&`)}`);
  if (format === "markdown" && items.length > 0) console.log(`## ${title}\n\n${items.join("\n")}\n`);
}
