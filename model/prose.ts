/** A text as plain data: what a page can show without trusting any markup. */
export type Inline =
  | string
  | { kind: "strong" | "em"; content: Inline[] }
  | { kind: "link"; href: string; content: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "note"; number: number; isFirstCall: boolean }
  | { kind: "break" };

export type Note = { number: number; content: Inline[] };

export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; content: Inline[] }
  | { kind: "paragraph"; content: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
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
