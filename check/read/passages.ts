import type { Finding, Path } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { maskCode } from "./masks.ts";
import type { TextFile } from "./text-file.ts";
import { findingInMarkdown, findingInText, type Tree } from "./tree.ts";
import { texts, type Leaf } from "./walk.ts";
import type { YamlFile } from "./yaml-file.ts";

/** One text of a YAML file, or a whole Markdown file. */
interface Passage {
  text: string;
  /** Code is hidden in Markdown only. */
  withoutCode: string;
  file: TextFile;
  /** Only in YAML. */
  path?: Path;
  report: (index: number, wording: Wording) => Finding;
}

export function passagesOf(tree: Tree): Passage[] {
  return [
    ...leavesOf(tree).map((leaf) => ({
      ...leaf,
      withoutCode: leaf.text,
      report: (index: number, wording: Wording) => findingInText(leaf.file, leaf, index, wording),
    })),
    ...[...tree.markdown.values()].map((file) => ({
      file,
      text: file.text,
      withoutCode: maskCode(file.text),
      report: (index: number, wording: Wording) => findingInMarkdown(file, index, wording),
    })),
  ];
}

export type PlacedLeaf = Leaf & { file: YamlFile };

/** Every text of the YAML files. */
export function leavesOf(tree: Tree): PlacedLeaf[] {
  return [...tree.yaml.values()].flatMap((file) => [...texts(file.data)].map((leaf) => ({ ...leaf, file })));
}
