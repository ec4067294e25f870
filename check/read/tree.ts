import { isMap } from "yaml";
import { z } from "zod";
import { collections } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import type { Atlas } from "./atlas.ts";
import { finding, fieldName, fileFinding, type Finding, type Path } from "../finding.ts";
import type { Catalogue } from "../messages/catalogue.ts";
import type { Wording } from "../messages/wording.ts";
import { validate } from "./schema-findings.ts";
import { syntaxFindings } from "./syntax-findings.ts";
import { excessOf, longTexts } from "./limits.ts";
import { inItsLanguage, languageOfFile, partFrontMatter } from "./front-matter.ts";
import { placeOf, readTextFile, type TextFile } from "./text-file.ts";
import { placeInText, type Leaf } from "./walk.ts";
import { parseYaml, placeOfValue, type YamlFile } from "./yaml-file.ts";

export type CollectionKey = keyof typeof collections;

/** The bytes of each content file by path, e.g. branches/essec.yaml */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The input of the rules: all files, and the parsed values of the valid ones. */
export interface Tree {
  /** The folder's name in messages, e.g. content */
  shownAs: string;
  today: Date;
  say: Catalogue;
  atlas: Atlas | undefined;
  files: Files;
  yaml: Map<string, YamlFile>;
  markdown: Map<string, TextFile>;
  valid: Map<string, unknown>;
}

export type Rule = (tree: Tree) => Finding[];

export function readTree(options: Omit<Tree, "yaml" | "markdown" | "valid">): { tree: Tree; findings: Finding[] } {
  const tree: Tree = { ...options, yaml: new Map(), markdown: new Map(), valid: new Map() };
  const findings: Finding[] = [];
  for (const [path, bytes] of [...tree.files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const schema = schemaFor(path);
    if (!schema && (!path.endsWith(".md") || path === "README.md")) continue;
    const { file, findings: found } = readTextFile(bytes, path, `${tree.shownAs}/${path}`, tree.say);
    findings.push(...found);
    const excess = file && excessOf(file, tree.say);
    if (excess) findings.push(excess);
    else if (file && schema && path.endsWith(".md")) findings.push(...readPlainPage(tree, file, schema));
    else if (file && schema) findings.push(...readYaml(tree, file, schema));
    else if (file) tree.markdown.set(path, file);
  }
  return { tree, findings };
}

function readYaml(tree: Tree, file: TextFile, schema: z.ZodType): Finding[] {
  const yaml = parseYaml(file);
  tree.yaml.set(file.path, yaml);
  const syntax = syntaxFindings(yaml, tree.say);
  if (!isMap(yaml.document.contents) || yaml.data === undefined) return syntax;
  const long = longTexts(yaml, tree.say);
  if (long.length > 0) {
    tree.yaml.delete(file.path);
    return long;
  }
  const validated = validate(yaml, schema, tree.say);
  if (syntax.length === 0 && "data" in validated) tree.valid.set(file.path, validated.data);
  return [...syntax, ...validated.findings];
}

/** The front matter is checked like a YAML file, and the text like other Markdown. */
function readPlainPage(tree: Tree, file: TextFile, schema: z.ZodType): Finding[] {
  const { head, body, masked } = partFrontMatter(file.text);
  const findings = readYaml(tree, { ...file, text: head }, schema);
  tree.markdown.set(file.path, { ...file, text: masked });
  const [yaml, data, lang] = [tree.yaml.get(file.path), tree.valid.get(file.path), languageOfFile(file.path) ?? "fr"];
  if (yaml) tree.yaml.set(file.path, { ...yaml, data: inItsLanguage(yaml.data, lang) });
  if (data) tree.valid.set(file.path, Object.assign(data, { body }));
  return findings;
}

/** The schema of a content file; undefined for a file that belongs to no collection. */
export function schemaFor(path: string): z.ZodType | undefined {
  const key = collectionOf(path);
  return key && collections[key][1];
}

export function collectionOf(path: string): CollectionKey | undefined {
  return keysOf(collections).find((key) => belongsTo(path, collections[key][0]));
}

/** A file in which every field is optional may be missing. */
export function mayBeMissing(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && schema.safeParse({}).success;
}

export function belongsTo(path: string, place: string): boolean {
  if (!place.endsWith("/")) return path === place;
  const isOfItsType = place === collections.plainPages[0] ? languageOfFile(path) : path.endsWith(".yaml");
  return path.startsWith(place) && Boolean(isOfItsType) && !path.slice(place.length).includes("/");
}

export interface Entry<K extends CollectionKey> {
  id: string;
  file: YamlFile;
  data: z.infer<(typeof collections)[K][1]>;
}

/** The valid files of a collection, sorted by name. */
export function entries<K extends CollectionKey>(tree: Tree, key: K): Entry<K>[] {
  const [place] = collections[key];
  return [...tree.yaml.values()]
    .filter((file) => belongsTo(file.path, place) && tree.valid.has(file.path))
    .map((file) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by this collection's schema
      const data = tree.valid.get(file.path) as Entry<K>["data"];
      return { id: idOf(file.path), file, data };
    });
}

export function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:yaml|(?:fr|en)\.md)$/, "");
}

/** A finding at a value of a YAML file. */
export function findingAt(file: YamlFile, path: Path, wording: Wording): Finding {
  return finding(file.shownAs, placeOfValue(file, path), fieldName(path), wording);
}

/** A finding inside a YAML text, which may run over several lines. */
export function findingInText(file: YamlFile, leaf: Leaf, index: number, wording: Wording): Finding {
  return finding(file.shownAs, placeInText(file, leaf, index), fieldName(leaf.path), wording);
}

/** A finding inside a Markdown file. */
export function findingInMarkdown(file: TextFile, offset: number, wording: Wording): Finding {
  return finding(file.shownAs, placeOf(file.text, offset), "", wording);
}

/** A finding about a whole file or folder. */
export function findingOf(tree: Tree, path: string, wording: Wording): Finding {
  return fileFinding(`${tree.shownAs}/${path}`, wording);
}
