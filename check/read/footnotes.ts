/** A footnote: `[^word]` is its reference, `[^word]: text` at the start of a line its definition. */
export type Footnote = { id: string; number: number; text: string };

const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]{2,}|\t)\S.*)*)\n?/gm;
/** A reference, in a text whose definitions are removed. */
export const noteCall = /\[\^([^\]\s]+)\]/g;

type Parted = { text: string; notes: Map<string, Footnote> };

/** The text without its footnotes, and the footnotes numbered in the order of their references. */
export function partFootnotes(markdown: string): Parted {
  const defined = new Map<string, string>();
  const text = markdown.replaceAll("\r\n", "\n").replace(definition, (_, id: string, note: string) => {
    defined.set(id, note.replaceAll(/\s*\n\s*/g, " ").trim());
    return "";
  });
  const called = new Set([...text.matchAll(noteCall)].map(([, id = ""]) => id));
  const known = [...called].filter((id) => defined.has(id));
  const notes = known.map((id, index): [string, Footnote] => [
    id,
    { id, number: index + 1, text: defined.get(id) ?? "" },
  ]);
  return { text, notes: new Map(notes) };
}

/** References without a footnote, and footnotes without a reference. */
export function footnoteFindings(markdown: string): { id: string; offset: number; kind: "missing" | "unused" }[] {
  const definitions = [...markdown.matchAll(/^\[\^([^\]\s]+)\]:/gm)];
  const beginnings = new Set(definitions.map(({ index }) => index));
  const calls = [...markdown.matchAll(noteCall)].filter(({ index }) => !beginnings.has(index));
  const defined = new Set(definitions.map(([, id]) => id));
  const called = new Set(calls.map(([, id]) => id));
  const at = (kind: "missing" | "unused") => (match: RegExpExecArray) => ({
    id: match[1] ?? "",
    offset: match.index,
    kind,
  });
  return [
    ...calls.filter(([, id]) => !defined.has(id)).map(at("missing")),
    ...definitions.filter(([, id]) => !called.has(id)).map(at("unused")),
  ];
}
