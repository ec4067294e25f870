import { collections, type Content } from "#model/collections.ts";
import type { Atlas } from "./read/atlas.ts";
import { sortFindings, type Finding } from "./finding.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "#model/languages.ts";
import { allNotes, allRules } from "./rules/all-rules.ts";
import { belongsTo, idOf, mayBeMissing, readTree, type Files, type Tree } from "./read/tree.ts";

export interface CheckOptions {
  lang: Language;
  today: Date;
  /** How the folder is named in findings. */
  shownAs?: string;
  /** The countries of the world; without them nobody asks whether a branch lies in its country. */
  atlas?: Atlas;
}

export interface Checked {
  content?: Content;
  fileCount: number;
  findings: Finding[];
  /** Worth knowing; they stop nothing, so that content can be replaced step by step. */
  notes: Finding[];
}

/**
 * Validates and cross-checks the whole content, given as files in memory: it runs in Node and in a browser alike. The content
 * is there as soon as every file is valid by itself. Whether pictures can be decoded is for checkPictures, which needs sharp.
 */
export function checkFiles(files: Files, { lang, today, shownAs = "content", atlas }: CheckOptions): Checked {
  const { tree, findings } = readTree({ files, shownAs, today, atlas, say: catalogues[lang] });
  const all = sortFindings([...findings, ...allRules.flatMap((rule) => rule(tree))]);
  const notes = sortFindings(allNotes.flatMap((rule) => rule(tree)));
  const content = gather(tree);
  return { ...(content && { content }), fileCount: files.size, findings: all, notes };
}

function gather(tree: Tree): Content | undefined {
  if (tree.valid.size < tree.yaml.size) return undefined;
  const content = Object.entries(collections).map(([key, [place, schema]]) => {
    const found = [...tree.valid].filter(([path]) => belongsTo(path, place));
    const missing = mayBeMissing(schema) && !tree.files.has(place) ? schema.parse({}) : undefined;
    if (!place.endsWith("/")) return [key, found[0]?.[1] ?? missing] as const;
    return [key, found.map(([path, data]) => Object.assign({}, data, { id: idOf(path) }))] as const;
  });
  if (content.some(([, value]) => value === undefined)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read through the schema of its key
  return Object.fromEntries(content) as unknown as Content;
}
