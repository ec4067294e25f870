import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser, type Document } from "@xmldom/xmldom";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";
import { root } from "./built-pages.ts";

export const content = loadContent(contentFolder());
export const address = content.site.address;

/** Branches whose page is neither listed nor indexed. */
export const unlisted = content.branches.filter((branch) => branch.status === "open" && !branch.listed);

export function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Reads XML with a parser that is not ours; anything malformed fails. */
export function readXml(path: string): Document {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${path}: ${level}: ${message}`);
    },
  });
  const text = read(path);
  // The one fault this parser forgives.
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`${path}: an ampersand is not escaped`);
  return parser.parseFromString(text, "text/xml");
}
