import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isMap } from "yaml";
import { z } from "zod";
import { collections } from "#model/collections.ts";
import { fault, fieldName, fileFault, type Fault, type Path } from "./fault.ts";
import type { Catalogue } from "./messages/catalogue.ts";
import type { Wording } from "./messages/wording.ts";
import { validate } from "./schema-faults.ts";
import { syntaxFaults } from "./syntax-faults.ts";
import { readTextFile, type TextFile } from "./text-file.ts";
import { parseYaml, placeOfValue, type YamlFile } from "./yaml-file.ts";

export type CollectionKey = keyof typeof collections;

/** Everything the rules look at: the files as they are, and the validated values of those that are right. */
export interface Tree {
  root: string;
  /** How the folder is named to people, e.g. content */
  shownAs: string;
  today: Date;
  say: Catalogue;
  /** Every file, by its path inside the folder. */
  files: ReadonlySet<string>;
  yaml: Map<string, YamlFile>;
  markdown: Map<string, TextFile>;
  valid: Map<string, unknown>;
}

export type Rule = (tree: Tree) => Fault[];

export type TreeOptions = Pick<Tree, "root" | "shownAs" | "today" | "say">;

export function readTree(options: TreeOptions): { tree: Tree; faults: Fault[] } {
  const tree: Tree = {
    ...options,
    files: new Set(listFiles(options.root)),
    yaml: new Map(),
    markdown: new Map(),
    valid: new Map(),
  };
  const faults: Fault[] = [];
  for (const path of tree.files) {
    if (path.endsWith(".md") && path !== "README.md") faults.push(...readMarkdown(tree, path));
    const schema = schemaFor(path);
    if (schema) faults.push(...readYaml(tree, path, schema));
  }
  return { tree, faults };
}

/** The content folder's files, without those whose name begins with a dot. */
export function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder + entry.name;
      return entry.isDirectory() ? listFiles(root, `${path}/`) : [path];
    });
}

function readMarkdown(tree: Tree, path: string): Fault[] {
  const { file, faults } = readTextFile(tree.root, path, shown(tree, path), tree.say);
  if (file) tree.markdown.set(path, file);
  return faults;
}

function readYaml(tree: Tree, path: string, schema: z.ZodType): Fault[] {
  const { file, faults } = readTextFile(tree.root, path, shown(tree, path), tree.say);
  if (!file) return faults;
  const yaml = parseYaml(file);
  tree.yaml.set(path, yaml);
  const syntax = syntaxFaults(yaml, tree.say);
  if (!isMap(yaml.document.contents) || yaml.data === undefined) return syntax;
  const validated = validate(yaml, schema, tree.say);
  if (syntax.length === 0 && "data" in validated) tree.valid.set(path, validated.data);
  return [...syntax, ...validated.faults];
}

/** The schema of a content file; undefined for a file that belongs to no collection. */
export function schemaFor(path: string): z.ZodType | undefined {
  return Object.values(collections).find(([place]) => belongsTo(path, place))?.[1];
}

/** A file whose every line is optional may be left out altogether. */
export function mayBeMissing(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && schema.safeParse({}).success;
}

function belongsTo(path: string, place: string): boolean {
  if (!place.endsWith("/")) return path === place;
  return path.startsWith(place) && path.endsWith(".yaml") && !path.slice(place.length).includes("/");
}

export interface Entry<K extends CollectionKey> {
  id: string;
  file: YamlFile;
  data: z.infer<(typeof collections)[K][1]>;
}

/** The valid files of a collection, in the order of their names. */
export function entries<K extends CollectionKey>(tree: Tree, key: K): Entry<K>[] {
  const [place] = collections[key];
  return [...tree.yaml.values()]
    .filter((file) => belongsTo(file.path, place) && tree.valid.has(file.path))
    .map((file) => ({ id: idOf(file.path), file, data: tree.valid.get(file.path) as Entry<K>["data"] }));
}

export function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}

function shown(tree: Tree, path: string): string {
  return `${tree.shownAs}/${path}`;
}

/** A fault at a value of a content file. */
export function faultAt(file: YamlFile, path: Path, wording: Wording): Fault {
  return fault(file.shownAs, placeOfValue(file, path), fieldName(path), wording);
}

/** A fault of a file or folder as a whole. */
export function faultOf(tree: Tree, path: string, wording: Wording): Fault {
  return fileFault(shown(tree, path), wording);
}
