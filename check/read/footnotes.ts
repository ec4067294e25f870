/** A footnote: `[^word]` is its reference, `[^word]: text` at the start of a line its definition. */
export type Footnote = { id: string; number: number; text: string };

const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]{2,}|\t)\S.*)*)\n?/gm;
/** A reference, in a text whose definitions are removed. */
export const noteCall = /\[\^([^\]\s]+)\]/g;

type Parted = { text: string; notes: Map<string, Footnote>; missing: string[]; unused: string[] };

/** The text without its footnotes, the footnotes in the order of their references, and those without a counterpart. */
export function partFootnotes(markdown: string): Parted {
  const defined = new Map<string, string>();
  const text = markdown.replaceAll("\r\n", "\n").replace(definition, (_, id: string, note: string) => {
    defined.set(id, note.replaceAll(/\s*\n\s*/g, " ").trim());
    return "";
  });
  const called = [...new Set([...text.matchAll(noteCall)].map(([, id = ""]) => id))];
  const known = called.filter((id) => defined.has(id));
  const notes = new Map(known.map((id, index) => [id, { id, number: index + 1, text: defined.get(id) ?? "" }]));
  const unused = [...defined.keys()].filter((id) => !notes.has(id));
  return { text, notes, missing: called.filter((id) => !notes.has(id)), unused };
}
