import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { SaxesParser } from "saxes";
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

/** Reads XML and throws if it is malformed. */
export function readXml(path: string): CheerioAPI {
  const text = read(path);
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw new Error(`${path}: ${error.message}`);
  });
  parser.write(text).close();
  return load(text, { xml: true });
}
