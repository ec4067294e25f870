import { collections, type Content } from "#model/collections.ts";
import type { Atlas } from "./read/atlas.ts";
import { sortFindings, type Finding } from "./finding.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Language } from "#model/languages.ts";
import { allNotes, allRules } from "./rules/all-rules.ts";
import { joinLanguages } from "./read/front-matter.ts";
import { belongsTo, idOf, mayBeMissing, readTree, type Files, type Tree } from "./read/tree.ts";

export interface CheckOptions {
  lang: Language;
  today: Date;
  /** The folder's name in findings. */
  shownAs?: string;
  /** Without an atlas, coordinates are not checked. */
  atlas?: Atlas;
}

export interface Checked {
  content?: Content;
  fileCount: number;
  findings: Finding[];
  /** Findings that do not stop the build. */
  notes: Finding[];
}

/**
 * Checks content files in memory, in Node and in browsers. `content` is set when every file is valid by itself;
 * checkPictures decodes the pictures, because that needs sharp.
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
    if (key === "plainPages") return [key, plainPages(found)] as const;
    const missing = mayBeMissing(schema) && !tree.files.has(place) ? schema.parse({}) : undefined;
    if (!place.endsWith("/")) return [key, found[0]?.[1] ?? missing] as const;
    return [key, found.map(([path, data]) => Object.assign({}, data, { id: idOf(path) }))] as const;
  });
  if (content.some(([, value]) => value === undefined)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schema of each key
  return Object.fromEntries(content) as unknown as Content;
}

function plainPages(found: readonly [path: string, data: unknown][]): object[] {
  return [...Map.groupBy(found, ([path]) => idOf(path))].flatMap(([id, files]) => {
    const [fr, en] = ["fr", "en"].map((lang) => files.find(([path]) => path.endsWith(`.${lang}.md`))?.[1]);
    return fr && en ? [{ ...joinLanguages(fr, en), id }] : [];
  });
}
