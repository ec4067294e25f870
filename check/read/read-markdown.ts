import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#model/collections.ts";
import { computedWords, fillWords } from "#model/computed-words.ts";
import type { Language } from "#model/languages.ts";
import type { Block } from "#model/prose.ts";
import { maskCode } from "./french.ts";
import { proseOf } from "./read-prose.ts";

/** A Markdown file with its computed words, without its title, which comes from the YAML file. */
export function readMarkdown(root: string, file: string, words: Record<string, string>): string {
  const text = readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
  return fillWords(text, words, maskCode(text)).replace(/^\s*# .*\n/, "");
}

export function readProse(root: string, file: string, content: Content, lang: Language): Block[] {
  return proseOf(readMarkdown(root, file, computedWords(content, lang)), file);
}
