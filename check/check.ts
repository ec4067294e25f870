import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { collections, type Content } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import { fileFinding, type Finding, sortFindings } from "./finding.ts";
import { joinLanguages, languageOfFile } from "./read/front-matter.ts";
import { type Entry, entries, type Files, mayBeMissing, readTree, type Rule, type Tree } from "./read/tree.ts";
import { fileRules } from "./rules/files.ts";
import { pageRules } from "./rules/pages.ts";
import { referenceRules } from "./rules/references.ts";
import { textRules } from "./rules/texts.ts";
import { valueRules, yearRules } from "./rules/values.ts";

const rules: readonly Rule[] = [
  ...fileRules,
  ...referenceRules,
  ...pageRules,
  ...yearRules,
  ...valueRules,
  ...textRules,
];

export interface Checked {
  files: Files;
  /** Set when every file is valid by itself. */
  content?: Content;
  findings: Finding[];
}

/** Checks files in memory; checkPictures decodes the pictures. */
export function checkFiles(files: Files, today: Date, shownAs = "content"): Checked {
  const { tree, findings } = readTree(files, today, shownAs);
  const content = gather(tree);
  return {
    files,
    ...(content && { content }),
    findings: sortFindings([...findings, ...rules.flatMap((rule) => rule(tree))]),
  };
}

/** Checks a content folder on disk; findings name it as it was given. */
export function checkFolder(root: string, today: Date): Checked {
  const shownAs = normalize(root).replace(/[/\\]$/, "");
  if (existsSync(root)) return checkFiles(readFolder(root), today, shownAs);
  const text = {
    fr: "Ce dossier n’existe pas. Lancez la commande depuis la racine du projet.",
    en: "There is no such folder. Run the command from the top of the project.",
  };
  return { files: new Map(), findings: [fileFinding(shownAs, text)] };
}

/** Every file of the folder, without hidden ones and without links, which could publish any file of the computer. */
export function readFolder(root: string): Files {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, "/").length).replaceAll("\\", "/"))
    .filter((path) => !path.split("/").some((step) => step.startsWith(".")));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
}

function gather(tree: Tree): Content | undefined {
  const content = keysOf(collections).map((key) => {
    const [place, schema] = collections[key];
    const found = entries(tree, key);
    if (key === "plainPages") return [key, plainPages(entries(tree, key))] as const;
    if (place.endsWith("/")) return [key, found.map(({ id, data }) => Object.assign({}, data, { id }))] as const;
    return [key, found[0]?.data ?? (mayBeMissing(schema) ? schema.parse({}) : undefined)] as const;
  });
  if (tree.valid.size < tree.yaml.size || content.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(content);
}

function plainPages(found: readonly Entry<"plainPages">[]): object[] {
  return [...Map.groupBy(found, ({ id }) => id)].flatMap(([id, files]) => {
    const [fr, en] = ["fr", "en"].map((lang) => files.find(({ file }) => languageOfFile(file.path) === lang)?.data);
    return fr && en ? [{ ...joinLanguages(fr, en), id }] : [];
  });
}
