import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MarkedToken, marked, type Token } from "marked";
import type { Content } from "#model/collections.ts";
import { computedWords, fillWords } from "#model/computed-words.ts";
import type { Language } from "#model/languages.ts";
import { type Block, type Inline, plainText } from "#model/prose.ts";
import { slugOf } from "#model/slug.ts";
import { maskCode } from "./masks.ts";

/** A Markdown file with its computed words in place. Its title comes from the YAML file beside it, so that both agree. */
export function readMarkdown(root: string, file: string, words: Record<string, string>): string {
  const text = readFileSync(join(root, file), "utf8");
  return fillWords(text, words, maskCode(text)).replace(/^\s*# .*\n/, "");
}

/** A text of ours as data for a page. */
export function readProse(root: string, file: string, content: Content, lang: Language): Block[] {
  return proseOf(readMarkdown(root, file, computedWords(content, lang)));
}

export function proseOf(markdown: string): Block[] {
  const used = new Map<string, number>();
  const idOf = (title: string) => {
    const slug = slugOf(title) || "section";
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
  return blocksOf(marked.lexer(markdown), idOf);
}

function blocksOf(tokens: readonly Token[], idOf: (title: string) => string): Block[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no extension of marked is in use, so these are its own tokens
  return (tokens as MarkedToken[]).flatMap((token): Block[] => {
    switch (token.type) {
      case "heading": {
        const content = inlinesOf(token.tokens);
        return [{ kind: "heading", level: token.depth <= 2 ? 2 : 3, id: idOf(plainText(content)), content }];
      }
      case "paragraph":
      case "text":
        return [{ kind: "paragraph", content: inlinesOf(("tokens" in token && token.tokens) || []) }];
      case "list":
        return [
          {
            kind: "list",
            ordered: token.ordered,
            start: Number(token.start) || 1,
            items: token.items.map((item) => blocksOf(item.tokens, idOf)),
          },
        ];
      case "table":
        return [
          {
            kind: "table",
            head: token.header.map((cell) => inlinesOf(cell.tokens)),
            rows: token.rows.map((row) => row.map((cell) => inlinesOf(cell.tokens))),
          },
        ];
      case "blockquote":
        return [{ kind: "quote", blocks: blocksOf(token.tokens, idOf) }];
      case "code":
        return [{ kind: "code", text: token.text }];
      case "hr":
        return [{ kind: "rule" }];
      default:
        return [];
    }
  });
}

function inlinesOf(tokens: readonly Token[]): Inline[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (tokens as MarkedToken[]).flatMap((token): Inline[] => {
    switch (token.type) {
      case "strong":
      case "em":
        return [{ kind: token.type, content: inlinesOf(token.tokens) }];
      case "link":
        return isSafe(token.href)
          ? [{ kind: "link", href: token.href, content: inlinesOf(token.tokens) }]
          : inlinesOf(token.tokens);
      case "codespan":
        return [{ kind: "code", text: token.text }];
      case "br":
        return [{ kind: "break" }];
      case "text":
        return token.tokens ? inlinesOf(token.tokens) : [token.text];
      case "escape":
        return [token.text];
      default:
        return [];
    }
  });
}

const isSafe = (href: string) => /^(https:\/\/|mailto:|\/|#)/.test(href);
