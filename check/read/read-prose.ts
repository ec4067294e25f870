import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MarkedToken, marked, type Token } from "marked";
import type { Content } from "#model/collections.ts";
import { computedWords, fillWords } from "#model/computed-words.ts";
import type { Language } from "#model/languages.ts";
import { type Block, type Inline, plainText } from "#model/prose.ts";
import { slugOf } from "#model/slug.ts";
import { type Footnote, noteCall, partFootnotes } from "./footnotes.ts";
import { isSafeLink } from "./markdown-tokens.ts";
import { maskCode } from "./masks.ts";

const levels = [2, 3, 4] as const;

/** A Markdown file with its computed words, without its title, which comes from the YAML file. */
export function readMarkdown(root: string, file: string, words: Record<string, string>): string {
  const text = readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
  return fillWords(text, words, maskCode(text)).replace(/^\s*# .*\n/, "");
}

export function readProse(root: string, file: string, content: Content, lang: Language): Block[] {
  return proseOf(readMarkdown(root, file, computedWords(content, lang)), file);
}

interface Reading {
  /** The file name for messages. */
  source: string;
  notes: ReadonlyMap<string, Footnote>;
  called: Set<number>;
  idOf: (title: string) => string;
}

/** Parses Markdown for pages and PDFs; throws for elements they cannot show, so that no text is lost. */
export function proseOf(markdown: string, source = "a text"): Block[] {
  const { text, notes } = partFootnotes(markdown);
  const reading: Reading = { source, notes, called: new Set(), idOf: headingIds() };
  const placed = new Set<string>();
  return marked.lexer(text).flatMap((token) => {
    const called = [...token.raw.matchAll(noteCall)].map(([, id = ""]) => id);
    const fresh = [...new Set(called)].filter((id) => notes.has(id) && !placed.has(id));
    for (const id of fresh) placed.add(id);
    return [...blocksOf([token], reading), ...notesOf(fresh, reading)];
  });
}

/** The ids that the page and the footnotes use. */
const takenByPage = ["content", "menu", "cite", "cite-heading", "related"];
const takenByNotes = /^(note|call)-\d+$/;

/** Gives each heading of one text a unique id. */
export function headingIds(): (title: string) => string {
  const taken = new Set(takenByPage);
  const isTaken = (id: string) => taken.has(id) || takenByNotes.test(id);
  return (title) => {
    const slug = slugOf(title) || "section";
    let id = slug;
    for (let count = 2; isTaken(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
}

/** Footnotes follow the block that refers to them. */
function notesOf(ids: readonly string[], reading: Reading): Block[] {
  if (ids.length === 0) return [];
  const notes = ids.flatMap((id) => reading.notes.get(id) ?? []);
  return [
    {
      kind: "notes",
      notes: notes.map(({ number, text }) => ({ number, content: inlinesOf(marked.Lexer.lexInline(text), reading) })),
    },
  ];
}

function blocksOf(tokens: readonly Token[], reading: Reading): Block[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- marked has no extensions here, so these are its own tokens
  return (tokens as MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case "heading": {
        const level = levels.find((each) => each === token.depth);
        if (!level) throw cannotShow(token, reading);
        const content = inlinesOf(token.tokens, reading);
        return [{ kind: "heading", level, id: reading.idOf(plainText(content)), content }];
      }
      case "paragraph":
      case "text":
        return [{ kind: "paragraph", content: inlinesOf(token.tokens ?? [token], reading) }];
      case "list":
        return [
          {
            kind: "list",
            ordered: token.ordered,
            start: token.start === "" ? 1 : token.start,
            loose: token.loose,
            items: token.items.map((item) => blocksOf(item.tokens, reading)),
          },
        ];
      case "table":
        return [
          {
            kind: "table",
            head: token.header.map((cell) => inlinesOf(cell.tokens, reading)),
            rows: token.rows.map((row) => row.map((cell) => inlinesOf(cell.tokens, reading))),
            rightAligned: token.align.map((align) => align === "right"),
          },
        ];
      case "blockquote":
        return [{ kind: "quote", blocks: blocksOf(token.tokens, reading) }];
      case "code":
        return [{ kind: "code", text: token.text }];
      case "hr":
        return [{ kind: "rule" }];
      case "space":
      case "def":
        return [];
      default:
        throw cannotShow(token, reading);
    }
  });
}

function inlinesOf(tokens: readonly Token[], reading: Reading): Inline[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (tokens as MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
      case "em":
        return [{ kind: token.type, content: inlinesOf(token.tokens, reading) }];
      case "link":
        if (!isSafeLink(token.href)) throw cannotShow(token, reading);
        return [{ kind: "link", href: token.href, content: inlinesOf(token.tokens, reading) }];
      case "codespan":
        return [{ kind: "code", text: token.text }];
      case "br":
        return [{ kind: "break" }];
      case "text":
        return token.tokens ? inlinesOf(token.tokens, reading) : withCalls(asWritten(token.text), reading);
      case "escape":
        return [asWritten(token.text)];
      default:
        throw cannotShow(token, reading);
    }
  });
}

/** Splits a text at its footnote references. */
function withCalls(text: string, { notes, called }: Reading): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: call, 1: id = "", index } of text.matchAll(noteCall)) {
    const note = notes.get(id);
    if (!note) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ kind: "note", number: note.number, isFirstCall: !called.has(note.number) });
    called.add(note.number);
    from = index + call.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

const entities: Record<string, string> = { nbsp: "\u00a0", amp: "&", lt: "<", gt: ">", quot: '"' };

/** Decodes entities and replaces line breaks by spaces. */
function asWritten(text: string): string {
  return text
    .replaceAll(/&(nbsp|amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[ \t]*\n[ \t]*/g, " ");
}

function cannotShow({ raw }: Token, { source }: Reading): Error {
  return new Error(`${source}: pages and PDFs cannot show this: ${raw.trim().slice(0, 60)}`);
}
