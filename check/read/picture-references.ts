import { fieldName, type Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { leavesOf } from "./passages.ts";
import { folderOf, follow } from "./paths.ts";
import { findingAt, type Tree } from "./tree.ts";

interface PictureReference {
  /** As written, e.g. essec/hero.jpg */
  source: string;
  /** The content file and its field, e.g. gallery.1.src */
  file: string;
  field: string;
  /** The path inside the content folder; undefined when it leads outside. */
  target: string | undefined;
  report: (wording: Wording) => Finding;
}

const pictureKeys = new Set<PropertyKey | undefined>(["src", "logo", "schoolLogo"]);

export function isPicture(path: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
}

/** Every picture named in the content; the schema refuses web addresses. */
export function pictureReferences(tree: Tree): PictureReference[] {
  return leavesOf(tree)
    .filter(({ path, text }) => pictureKeys.has(path.at(-1)) && !/^[a-z]+:/i.test(text))
    .map(({ file, path, text }) => ({
      source: text,
      file: file.path,
      field: fieldName(path),
      target: follow(folderOf(file.path), text),
      report: (wording: Wording) => findingAt(file, path, wording),
    }));
}
