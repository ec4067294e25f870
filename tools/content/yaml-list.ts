import { isDeepStrictEqual } from "node:util";
import { Document, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { rangeOf, removeKey, setValue } from "./yaml-edit.ts";

export type Item = Record<string, unknown>;

function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was read as an object with names; empty when it is something else. */
export const itemOf = (value: unknown): Item => (isItem(value) ? value : {});

export const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);

/** One member of the new list: a new value, and which member of the old list it comes from. */
export interface Placed {
  value: Item;
  from?: number | undefined;
}

/** Puts a new list in the place of the old one; members that stay as they are keep their lines, those that change keep their order of keys. */
export function setList(source: string, key: string, list: readonly Placed[]): string {
  const seq = parseDocument(source).get(key, true);
  const values = list.map(({ value }) => value);
  if (!isSeq(seq) || seq.flow || seq.items.length === 0) return setValue(removeKey(source, [key]), [key], values);
  const old = chunksOf(source, seq);
  const usual = old.slice(1).some(({ gap }) => gap.trim() === "" && gap !== "") ? "\n" : "";
  const written = list.map(({ value, from }, index) => {
    const chunk = from === undefined ? undefined : old[from];
    const gap = chunk && from !== 0 ? chunk.gap : usual;
    return (index === 0 ? (chunk?.gap.trim() ? chunk.gap : "") : gap) + spell(value, chunk, old[0]?.indent ?? "  ");
  });
  const [start, end] = [old[0]?.start ?? 0, old.at(-1)?.end ?? 0];
  const after = source.slice(0, start - (old[0]?.gap.length ?? 0)) + written.join("") + source.slice(end);
  const wanted = { ...itemOf(parseDocument(source).toJS()), [key]: values };
  if (!isDeepStrictEqual(parseDocument(after).toJS(), wanted)) throw new Error(`The list ${key} cannot be changed.`);
  return after;
}

interface Chunk {
  start: number;
  end: number;
  indent: string;
  /** Empty lines and comments before it. */
  gap: string;
  text: string;
  value: unknown;
}

function chunksOf(source: string, seq: YAMLSeq): Chunk[] {
  const values: unknown = seq.toJS(parseDocument(source));
  let last: number | undefined;
  return seq.items.map((item, index) => {
    const range = rangeOf(item);
    const start = source.lastIndexOf("\n", range[0] - 1) + 1;
    const solid = range[0] + source.slice(range[0], range[1]).trimEnd().length;
    const next = source.indexOf("\n", solid);
    const end = next < 0 ? source.length : next + 1;
    const gap = last === undefined ? "" : source.slice(last, start);
    last = end;
    const text = source.slice(start, end);
    return {
      start,
      end,
      gap,
      text,
      indent: /^ */.exec(text)?.[0] ?? "",
      value: Array.isArray(values) ? values[index] : undefined,
    };
  });
}

function spell(value: Item, chunk: Chunk | undefined, indent: string): string {
  if (chunk && isDeepStrictEqual(chunk.value, value)) return chunk.text.endsWith("\n") ? chunk.text : `${chunk.text}\n`;
  const base = (chunk?.text ?? "")
    .replace(/^( *)- /, "$1  ")
    .replaceAll(`\n${indent}  `, "\n")
    .trimStart();
  const document = chunk ? parseDocument(base) : new Document(value);
  if (chunk) {
    const old = itemOf(chunk.value);
    for (const key of Object.keys(old)) if (!(key in value)) document.delete(key);
    for (const [key, inner] of Object.entries(value))
      if (!isDeepStrictEqual(old[key], inner)) document.set(key, document.createNode(inner));
  }
  const text = document.toString({ lineWidth: 0 }).trimEnd();
  return `${indent}- ${text.replaceAll(/\n(?=.)/g, `\n${indent}  `)}\n`;
}
