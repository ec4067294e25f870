import { isScalar, type Node } from "yaml";

/** The characters of a YAML scalar and where each is in the source. */
export interface Spelling {
  text: string;
  /** The start of each character, then the end of the last. */
  offsets: number[];
}

const named: Record<string, string> = { _: "\u00a0", N: "\u0085", L: "\u2028", P: "\u2029", t: "\t", n: "\n", r: "\r" };

const escapes = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|.)/y;

/** Keeps line breaks and indentation as written, because only positions matter here. */
export function spellingOf(source: string, node: Node): Spelling | undefined {
  if (!isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range;
  switch (node.type) {
    case "QUOTE_SINGLE":
      return spell(source, start + 1, end - 1, /''/y, () => "'");
    case "QUOTE_DOUBLE":
      return spell(source, start + 1, end - 1, escapes, unescape);
    case "BLOCK_FOLDED":
    case "BLOCK_LITERAL":
      return spell(source, source.indexOf("\n", start) + 1, end);
    case "PLAIN":
      return spell(source, start, end);
    default:
      return undefined;
  }
}

function spell(
  source: string,
  start: number,
  end: number,
  special?: RegExp,
  read = (found: string) => found,
): Spelling {
  const spelling: Spelling = { text: "", offsets: [] };
  for (let at = start; at < end;) {
    if (special) special.lastIndex = at;
    const found = special?.exec(source)?.[0];
    const text = found === undefined ? source.charAt(at) : read(found);
    for (const _ of text.split("")) spelling.offsets.push(at);
    spelling.text += text;
    at += found?.length ?? 1;
  }
  spelling.offsets.push(end);
  return spelling;
}

function unescape(escape: string): string {
  const letter = escape.charAt(1);
  if (/[xuU]/.test(letter)) return String.fromCodePoint(parseInt(escape.slice(2), 16));
  return /\s/.test(letter) ? "" : (named[letter] ?? letter);
}
