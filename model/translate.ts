import type { Language } from "./languages.ts";
import type { build, pages, shell } from "./words/fr.ts";

type Plural = { one: string; other: string };

/** French defines the shape, so that a missing or extra key in English does not compile. */
type ShapeOf<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { [K in keyof T]: ShapeOf<T[K]> };
export type ShellWords = ShapeOf<typeof shell>;
export type PageWords = ShapeOf<typeof pages>;
export type BuildWords = ShapeOf<typeof build>;
export type Messages = ShellWords & PageWords;

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string | readonly string[] | Plural ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];
type MessageKey = KeysOf<Messages>;

export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** A missing text shows its key; lists are joined with commas; plurals follow `count`. */
export function translate(messages: object, lang: Language, key: string, values: Values = {}): string {
  const found = key.split(".").reduce<unknown>(step, messages);
  const text = Array.isArray(found)
    ? found.join(", ")
    : isPlural(found)
      ? found[pluralForm(lang, values["count"])]
      : found;
  if (typeof text !== "string") return key;
  return fillIn(text, values);
}

export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

function step(node: unknown, part: string): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, part) ? Reflect.get(node, part) : undefined;
}

function isPlural(node: unknown): node is Plural {
  return typeof node === "object" && node !== null && "one" in node && "other" in node;
}

/** In French, 0 and 1.5 are singular too. */
export function pluralForm(lang: Language, count: unknown): "one" | "other" {
  const isOne = lang === "fr" ? Math.abs(Number(count)) < 2 : Number(count) === 1;
  return isOne ? "one" : "other";
}
