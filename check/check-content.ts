import { existsSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { collections, type Content } from "#model/collections.ts";
import { fileFault, sortFaults, type Fault } from "./fault.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "./messages/wording.ts";
import { allNotes, allRules } from "./rules/all-rules.ts";
import { entries, mayBeMissing, readTree, type CollectionKey, type Tree } from "./tree.ts";

export interface CheckOptions {
  lang: Language;
  today: Date;
  /** How the folder is named in faults; its own name unless told. */
  shownAs?: string;
}

/**
 * Reads, validates and cross-checks the whole content folder. The content is there as soon as every file is valid by itself.
 * Notes are worth knowing and stop nothing, so that content can be replaced step by step.
 * Whether pictures can be decoded is for checkPictures, which takes longer.
 */
export function checkContent(
  root: string,
  options: CheckOptions,
): { content?: Content; fileCount: number; faults: Fault[]; notes: Fault[] } {
  const { lang, today, shownAs = basename(resolve(root)) } = options;
  const say = catalogues[lang];
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    return { fileCount: 0, faults: [fileFault(shownAs, say.noContentFolder())], notes: [] };
  }
  const { tree, faults } = readTree({ root, shownAs, today, say });
  const all = sortFaults([...faults, ...allRules.flatMap((rule) => rule(tree))]);
  const notes = sortFaults(allNotes.flatMap((rule) => rule(tree)));
  const content = gather(tree);
  return { ...(content && { content }), fileCount: tree.files.size, faults: all, notes };
}

function gather(tree: Tree): Content | undefined {
  if (tree.valid.size < tree.yaml.size) return undefined;
  const keys = Object.keys(collections) as CollectionKey[];
  const content = keys.map((key) => {
    const found = entries(tree, key);
    const [place, schema] = collections[key];
    if (!place.endsWith("/")) {
      const missing = mayBeMissing(schema) && !tree.files.has(place) ? schema.parse({}) : undefined;
      return [key, found[0]?.data ?? missing] as const;
    }
    return [key, found.map(({ id, data }) => ({ ...(data as object), id }))] as const;
  });
  return content.every(([, value]) => value !== undefined) ? (Object.fromEntries(content) as Content) : undefined;
}
