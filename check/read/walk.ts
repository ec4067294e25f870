import type { Path, Place } from "../finding.ts";
import { nodeAt, placeAt, placeOfValue, type YamlFile } from "./yaml-file.ts";
import { spellingOf } from "./yaml-source.ts";

export interface Leaf {
  text: string;
  path: Path;
}

/** Every text of a content file with its path. */
export function* texts(value: unknown, path: Path = []): Generator<Leaf> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* texts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The place of a character: YAML may wrap a text, which changes only its white space. */
export function placeInText(file: YamlFile, { text, path }: Leaf, index: number): Place {
  const node = nodeAt(file, path);
  const spelling = node && spellingOf(file.text, node);
  if (!spelling) return placeOfValue(file, path);
  const before = text.slice(0, index).replace(/\s/g, "").length;
  const found = [...spelling.text.matchAll(/\S/g)][before];
  return placeAt(file, spelling.offsets[found?.index ?? 0] ?? 0);
}
