import { existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { collections, type Content } from "#model/collections.ts";
import { fileFault, sortFaults, type Fault } from "./fault.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "./messages/wording.ts";
import { allRules } from "./rules/all-rules.ts";
import { entries, readTree, type CollectionKey, type Tree } from "./tree.ts";

export interface CheckOptions {
  lang: Language;
  today: Date;
  /** How the folder is named in faults; its own name unless told. */
  shownAs?: string;
}

/**
 * Reads, validates and cross-checks the whole content folder. The content is there as soon as every file is valid by itself.
 * Whether pictures can be decoded is for checkPictures, which takes longer.
 */
export function checkContent(
  root: string,
  options: CheckOptions,
): { content?: Content; fileCount: number; faults: Fault[] } {
  const { lang, today, shownAs = basename(resolve(root)) } = options;
  const say = catalogues[lang];
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    return { fileCount: 0, faults: [fileFault(shownAs, say.noContentFolder())] };
  }
  const { tree, faults } = readTree({ root, shownAs, today, say });
  const all = sortFaults([...faults, ...allRules.flatMap((rule) => rule(tree))]);
  const content = gather(tree);
  return { ...(content && { content }), fileCount: tree.files.size, faults: all };
}

function gather(tree: Tree): Content | undefined {
  if (tree.valid.size < tree.yaml.size) return undefined;
  const keys = Object.keys(collections) as CollectionKey[];
  const content = keys.map((key) => {
    const found = entries(tree, key);
    if (!collections[key][0].endsWith("/")) return [key, found[0]?.data] as const;
    return [key, found.map(({ id, data }) => ({ ...(data as object), id }))] as const;
  });
  return content.every(([, value]) => value !== undefined) ? (Object.fromEntries(content) as Content) : undefined;
}
