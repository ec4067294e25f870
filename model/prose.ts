/** A text as data, rendered by pages and PDFs without trusting any markup. */
export type Inline =
  | string
  | { kind: "strong" | "em"; content: Inline[] }
  | { kind: "link"; href: string; content: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "note"; number: number; isFirstCall: boolean }
  | { kind: "break" };

export type Note = { number: number; content: Inline[] };

export type Block =
  | { kind: "heading"; level: 2 | 3 | 4; id: string; content: Inline[] }
  | { kind: "paragraph"; content: Inline[] }
  /** Items of a loose list are separated by blank lines. */
  | { kind: "list"; ordered: boolean; start: number; loose: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; rightAligned: boolean[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
  /** In plain pages only; `src` is a path in the content folder. */
  | { kind: "picture"; src: string; alt: string }
  | { kind: "notes"; notes: Note[] }
  | { kind: "rule" };

export function plainText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "break") return " ";
      if (part.kind === "note") return "";
      return part.kind === "code" ? part.text : plainText(part.content);
    })
    .join("");
}
