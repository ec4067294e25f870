import { marked, type Token, type Tokens } from "marked";

export interface Placed {
  token: Token;
  offset: number;
  inHeading: boolean;
}

/** Every token of a Markdown text, parents first. */
export function markdownTokens(text: string): Placed[] {
  return [...walk(marked.lexer(text), text.replaceAll("\r\n", "\n"), 0, false)];
}

/** Tokens have no positions, so each is searched after the previous one. */
function* walk(tokens: readonly Token[], text: string, start: number, inHeading: boolean): Generator<Placed> {
  let from = start;
  for (const token of tokens) {
    const firstLine = token.raw.trimStart().split("\n")[0] ?? "";
    const whole = text.indexOf(token.raw, from);
    const offset = Math.max(whole < 0 ? text.indexOf(firstLine, from) : whole, from);
    yield { token, offset, inHeading };
    yield* walk(childrenOf(token), text, offset, inHeading || token.type === "heading");
    from = offset + (whole < 0 ? firstLine.length : token.raw.length);
  }
}

function childrenOf(token: Token): Token[] {
  if (isList(token)) return token.items;
  if (isTable(token)) return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens);
  return "tokens" in token ? (token.tokens ?? []) : [];
}

const isList = (token: Token): token is Tokens.List => token.type === "list";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** Whether a link is https, e-mail, telephone, a page of the site or a part of the page. */
export function isSafeLink(href: string): boolean {
  // Browsers drop tabs and line breaks: /<tab>/host leads to another site.
  return !/\s/.test(href) && /^(?:https:\/\/[^/]|mailto:|tel:|\/(?![/\\])|#)/i.test(href);
}
