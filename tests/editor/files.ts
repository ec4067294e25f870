import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { canonicalText } from "#check/fix/canonical-form.ts";
import { recordValues, schemaOf, type JsonSchema } from "#check/read/json-schema.ts";
import { readFolder } from "#check/check.ts";
import { groupOf } from "#editor/words.ts";
import { collections } from "#model/collections.ts";

/** A file of the content folder: text, or base64 of a picture. */
export type SeedFile = { path: string; text?: string; base64?: string };

export const contentPaths = [...readFolder("content").keys()];

/** The year after the newest file of a folder. */
export function yearAfter(folder: string): string {
  const years = contentPaths.map((path) => Number(new RegExp(`^${folder}/.*(\\d{4})\\.yaml$`).exec(path)?.[1] ?? 0));
  return String(Math.max(...years) + 1);
}

export function bytesOf({ text, base64 = "" }: SeedFile): Buffer {
  return text === undefined ? Buffer.from(base64, "base64") : Buffer.from(text);
}

/** The content folder in canonical form. */
export function seedFiles(): SeedFile[] {
  return contentPaths.map((path) => {
    if (!/\.(yaml|md)$/.test(path)) return { path, base64: readFileSync(join("content", path), "base64") };
    const text = readFileSync(join("content", path), "utf8");
    const schema = schemaAt(path);
    return { path, text: schema ? canonicalText(schema, parse(text)) : text };
  });
}

function schemaAt(path: string): JsonSchema | undefined {
  const key = collectionOf(path);
  return key && schemaOf(key);
}

/** A key in no schema. */
export const strange = "inconnu";

/** Adds an unknown key to a file; records have none, since any key is valid in them. */
export function withStrangeKey(path: string, text: string): string {
  const schema = schemaAt(path);
  if (!schema || recordValues(schema)) return text;
  return canonicalText(schema, { ...(parse(text) as object), [strange]: [{ kept: [1, 2] }] });
}

/** The form of a Markdown text, and the file of its other language. */
export function textFormOf(path: string): { form: string; language: "fr" | "en"; other: string } {
  const [, folder, name, language] = /^(\w+)\/([^/]+)\.(fr|en)\.md$/.exec(path) ?? [];
  if (!folder || !name || !language) throw new Error(`${path} is no text in a language`);
  const isFrench = language === "fr";
  return {
    form: `${folder}-texts/entries/${name}`,
    language: isFrench ? "fr" : "en",
    other: `${folder}/${name}.${isFrench ? "en" : "fr"}.md`,
  };
}

export function formOf(path: string): string {
  const key = collectionOf(path);
  if (!key) throw new Error(`${path} belongs to no collection`);
  const place: string = collections[key][0];
  if (!place.endsWith("/")) return `${groupOf(place)}/entries/${key}`;
  return `${key}/entries/${path.slice(place.length).replace(/\.yaml$/, "")}`;
}

export function collectionOf(path: string): keyof typeof collections | undefined {
  const keys = Object.keys(collections) as (keyof typeof collections)[];
  return keys.find((key) => {
    const place: string = collections[key][0];
    return place.endsWith("/")
      ? path.startsWith(place) && /^[^/]+\.yaml$/.test(path.slice(place.length))
      : place === path;
  });
}
