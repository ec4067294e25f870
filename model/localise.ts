import type { Language } from "./languages.ts";

/** Every { fr, en } pair becomes the text in one language. */
export type Localised<T> = T extends { fr: infer Text; en: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

export function localise<T>(value: T, lang: Language): Localised<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says what pick does; no type can follow it
  return pick(value, lang) as Localised<T>;
}

function pick(value: unknown, lang: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, lang));
  if (typeof value !== "object" || value === null) return value;
  if ("fr" in value && "en" in value) return value[lang];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, lang)]));
}
