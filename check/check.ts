import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { collections, type Content } from "#model/collections.ts";
import { fileFinding, type Finding, sortFindings } from "./finding.ts";
import { joinLanguages } from "./read/front-matter.ts";
import { belongsTo, type Files, idOf, mayBeMissing, readTree, type Tree } from "./read/tree.ts";
import { allRules } from "./rules/all-rules.ts";

type Options = { today: Date; /** The folder's name in findings. */ shownAs?: string };

export interface Checked {
  /** Set when every file is valid by itself. */
  content?: Content;
  fileCount: number;
  findings: Finding[];
}

/** Checks files in memory; checkPictures decodes the pictures. */
export function checkFiles(files: Files, { today, shownAs = "content" }: Options): Checked {
  const { tree, findings } = readTree(files, today, shownAs);
  const content = gather(tree);
  return {
    ...(content && { content }),
    fileCount: files.size,
    findings: sortFindings([...findings, ...allRules.flatMap((rule) => rule(tree))]),
  };
}

/** Checks a content folder on disk. */
export function checkFolder(root: string, { today, shownAs = basename(resolve(root)) }: Options): Checked {
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    const fr =
      "Ce dossier n’existe pas. Lancez la commande depuis la racine du projet, ou indiquez le dossier avec --dir.";
    const en = "There is no such folder. Run the command from the top of the project, or name the folder with --dir.";
    return { fileCount: 0, findings: [fileFinding(shownAs, fr, en)] };
  }
  const { files, unreadable } = readFolder(root);
  const checked = checkFiles(files, { today, shownAs });
  const fr = "Ce n’est pas un fichier ordinaire que l’on peut lire. Mettez ici une copie du fichier lui-même.";
  const en = "This is not an ordinary file that can be read. Put a copy of the file itself here.";
  const findings = unreadable.map((path) => fileFinding(`${shownAs}/${path}`, fr, en));
  return { ...checked, findings: sortFindings([...findings, ...checked.findings]) };
}

/** Every file of the folder, without hidden ones; symbolic links could publish any file of the computer. */
export function readFolder(root: string): { files: Files; unreadable: string[] } {
  const files = new Map<string, Uint8Array>();
  const unreadable: string[] = [];
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(join(root, "/").length).replaceAll("\\", "/");
    if (entry.isDirectory() || path.split("/").some((step) => step.startsWith("."))) continue;
    try {
      if (!entry.isFile()) throw new Error("a link");
      files.set(path, readFileSync(join(root, path)));
    } catch {
      unreadable.push(path);
    }
  }
  return { files, unreadable };
}

function gather(tree: Tree): Content | undefined {
  const content = Object.entries(collections).map(([key, [place, schema]]) => {
    const found = [...tree.valid].filter(([path]) => belongsTo(path, place));
    if (key === "plainPages") return [key, plainPages(found)] as const;
    const missing = mayBeMissing(schema) && !tree.files.has(place) ? schema.parse({}) : undefined;
    if (!place.endsWith("/")) return [key, found[0]?.[1] ?? missing] as const;
    return [key, found.map(([path, data]) => Object.assign({}, data, { id: idOf(path) }))] as const;
  });
  if (tree.valid.size < tree.yaml.size || content.some(([, value]) => value === undefined)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the schema of each key
  return Object.fromEntries(content) as unknown as Content;
}

function plainPages(found: readonly [path: string, data: unknown][]): object[] {
  return [...Map.groupBy(found, ([path]) => idOf(path))].flatMap(([id, files]) => {
    const [fr, en] = ["fr", "en"].map((lang) => files.find(([path]) => path.endsWith(`.${lang}.md`))?.[1]);
    return fr && en ? [{ ...joinLanguages(fr, en), id }] : [];
  });
}
