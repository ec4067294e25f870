import type { Path } from "./fault.ts";
import { placeAt, placeOfValue, sourceOf, type YamlFile } from "./yaml-file.ts";
import type { Place } from "./text-file.ts";

export interface Leaf {
  text: string;
  path: Path;
}

/** Every text of a content file, with the way to it. */
export function* texts(value: unknown, path: Path = []): Generator<Leaf> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* texts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Where a few words of a text stand: a long text runs over several lines. */
export function placeOfWords(file: YamlFile, path: Path, words: string): Place {
  const source = sourceOf(file, path);
  if (!source) return placeOfValue(file, path);
  const pattern = words.split(/\s+/).map(escape).join("\\s+");
  const found = new RegExp(pattern).exec(file.text.slice(source.start, source.end));
  return placeAt(file, source.start + (found?.index ?? 0));
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
