import { isMap } from "yaml";
import { z } from "zod";
import { collections } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";
import { type Language, languages } from "#model/languages.ts";
import type { Both } from "#model/schema/field.ts";
import { fieldName, fileFinding, type Finding, type Path } from "../finding.ts";
import { inItsLanguage, languageOfFile, partFrontMatter } from "./front-matter.ts";
import { jsonSchema, labelsOf } from "./json-schema.ts";
import { schemaFindings } from "./schema-findings.ts";
import { parseYaml, placeOfValue, syntaxFindings, type TextFile, type YamlFile } from "./yaml-file.ts";

export type CollectionKey = keyof typeof collections;

/** The bytes of each content file by path, e.g. branches/essec.yaml */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The input of the rules: all files, and the parsed values of the valid ones. */
export interface Tree {
  /** The folder's name in findings, e.g. content */
  shownAs: string;
  /** Year-month-day. */
  today: string;
  files: Files;
  yaml: Map<string, YamlFile>;
  markdown: Map<string, TextFile>;
  valid: Map<string, unknown>;
}

export type Rule = (tree: Tree) => Finding[];

export function readTree(files: Files, today: Date, shownAs: string): { tree: Tree; findings: Finding[] } {
  const day = today.toISOString().slice(0, 10);
  const tree: Tree = { shownAs, today: day, files, yaml: new Map(), markdown: new Map(), valid: new Map() };
  const findings = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, bytes]): Finding[] => {
      const schema = schemaFor(path);
      if (!schema && (!path.endsWith(".md") || path === "README.md")) return [];
      const file = {
        path,
        shownAs: `${shownAs}/${path}`,
        text: new TextDecoder().decode(bytes).replaceAll("\r\n", "\n"),
      };
      // Bytes that are not UTF-8.
      if (file.text.includes("\ufffd"))
        return [
          fileFinding(file.shownAs, {
            fr: "Le fichier n’est pas enregistré en UTF-8\u202f; ses accents sont perdus. Enregistrez-le de nouveau avec l’encodage UTF-8, puis relisez les accents.",
            en: "The file is not saved as UTF-8, so its accents are lost. Save it again with the encoding UTF-8, then check the accents.",
          }),
        ];
      if (schema && path.endsWith(".md")) return readPlainPage(tree, file, schema);
      if (schema) return readYaml(tree, parseYaml(file), schema);
      tree.markdown.set(path, file);
      return [];
    });
  return { tree, findings };
}

function readYaml(tree: Tree, file: YamlFile, schema: z.ZodType): Finding[] {
  tree.yaml.set(file.path, file);
  const syntax = syntaxFindings(file);
  if (!isMap(file.document.contents) || file.data === undefined) return syntax;
  const result = schema.safeParse(file.data);
  if (!result.success) return [...syntax, ...schemaFindings(file, schema, result.error.issues)];
  if (syntax.length === 0) tree.valid.set(file.path, result.data);
  return syntax;
}

/** The front matter is checked like a YAML file, and the text like other Markdown. */
function readPlainPage(tree: Tree, file: TextFile, schema: z.ZodType): Finding[] {
  const { head, body, masked } = partFrontMatter(file.text);
  const findings = readYaml(tree, parseYaml({ ...file, text: head }), schema);
  tree.markdown.set(file.path, { ...file, text: masked });
  const [yaml, data, lang] = [tree.yaml.get(file.path), tree.valid.get(file.path), languageOfFile(file.path) ?? "fr"];
  if (yaml) tree.yaml.set(file.path, { ...yaml, data: inItsLanguage(yaml.data, lang) });
  if (data) tree.valid.set(file.path, Object.assign(data, { body }));
  return findings;
}

/** The schema of a content file; undefined for a file that belongs to no collection. */
export function schemaFor(path: string): z.ZodType | undefined {
  const key = keysOf(collections).find((each) => belongsTo(path, collections[each][0]));
  return key && collections[key][1];
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

export function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:yaml|(?:fr|en)\.md)$/, "");
}

export interface Entry<K extends CollectionKey> {
  id: string;
  file: YamlFile;
  data: z.infer<(typeof collections)[K][1]>;
}

/** The valid files of a collection, sorted by name. */
export function entries<K extends CollectionKey>(tree: Tree, key: K): Entry<K>[] {
  return [...tree.yaml.values()]
    .filter(({ path }) => belongsTo(path, collections[key][0]) && tree.valid.has(path))
    .map((file) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by this collection's schema
      return { id: idOf(file.path), file, data: tree.valid.get(file.path) as Entry<K>["data"] };
    });
}

/** A finding at a value of a YAML file. */
export function at(file: YamlFile, path: Path, text: Both): Finding {
  const label = labelsOf(jsonSchema(schemaFor(file.path) ?? z.never()), path, file.data);
  return { file: file.shownAs, ...placeOfValue(file, path), field: fieldName(path), label, text };
}

/** A finding about a whole file or folder. */
export function about(tree: Tree, path: string, text: Both): Finding {
  return fileFinding(`${tree.shownAs}/${path}`, text);
}

/** A finding inside a Markdown file. */
export function inMarkdown(file: TextFile, offset: number, text: Both): Finding {
  const before = file.text.slice(0, Math.max(offset, 0)).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return { file: file.shownAs, line: before.length, column, field: "", text };
}

/** One text of a YAML file, or a whole Markdown file. */
export interface Passage {
  text: string;
  file: TextFile;
  /** Empty in Markdown. */
  path: Path;
  /** Undefined for a text that is the same in both languages. */
  lang: Language | undefined;
  report: (index: number, text: Both) => Finding;
}

export function passagesOf(tree: Tree): Passage[] {
  const inYaml = [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)].map(({ text, path }) => ({
      text,
      file,
      path,
      lang: languages.find((lang) => lang === path.at(-1)),
      report: (_: number, message: Both) => at(file, path, message),
    })),
  );
  const inFiles = [...tree.markdown.values()].map((file) => ({
    text: file.text,
    file,
    path: [],
    lang: languageOfFile(file.path),
    report: (index: number, message: Both) => inMarkdown(file, index, message),
  }));
  return [...inYaml, ...inFiles];
}

/** Every text of a content file with its path. */
function* texts(value: unknown, path: Path = []): Generator<{ text: string; path: Path }> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* texts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
