import { posix } from "node:path";
import { fault, type Fault } from "./fault.ts";
import { maskCode } from "./masks.ts";
import type { Wording } from "./messages/wording.ts";
import { placeOf, type TextFile } from "./text-file.ts";
import { faultAt, type Tree } from "./tree.ts";
import { texts } from "./walk.ts";

export interface PictureReference {
  /** As written in the file, e.g. essec/hero.jpg */
  source: string;
  /** The folder it counts from. */
  folder: string;
  /** The file it names, inside the content folder; undefined when it leads outside. */
  target: string | undefined;
  /** Whether the schema has already looked at the type of file. */
  typeIsChecked: boolean;
  report: (wording: Wording) => Fault;
}

const pictureKeys = new Set<PropertyKey | undefined>(["src", "logo", "schoolLogo"]);

export function isPicture(path: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
}

/** Every picture file that the content names; addresses on the web are left aside. */
export function pictureReferences(tree: Tree): PictureReference[] {
  const inYaml = [...tree.yaml.values()].flatMap((file) =>
    [...texts(file.data)]
      .filter(({ path, text }) => pictureKeys.has(path.at(-1)) && isLocal(text))
      .map(({ path, text }) => ({
        ...resolve(file.path, text),
        typeIsChecked: path.at(-1) !== "logo",
        report: (wording: Wording) => faultAt(file, path, wording),
      })),
  );
  const inMarkdown = [...tree.markdown.values()].flatMap((file) =>
    markdownPictures(file)
      .filter(({ source }) => isLocal(source))
      .map(({ source, index }) => ({
        ...resolve(file.path, source),
        typeIsChecked: false,
        report: (wording: Wording) => fault(file.shownAs, placeOf(file.text, index), "", wording),
      })),
  );
  return [...inYaml, ...inMarkdown];
}

export function markdownPictures(file: TextFile): { alt: string; source: string; index: number }[] {
  const pictures = maskCode(file.text).matchAll(/!\[([^\]]*)\]\(\s*<?([^)\s>]*)/g);
  return [...pictures].map(({ 1: alt = "", 2: source = "", index }) => ({ alt, source, index }));
}

function isLocal(source: string): boolean {
  return !/^[a-z]+:/i.test(source);
}

function resolve(file: string, source: string): Pick<PictureReference, "source" | "folder" | "target"> {
  const folder = posix.dirname(file);
  const target = posix.join(folder, source);
  return { source, folder, target: source.startsWith("/") || target.startsWith("../") ? undefined : target };
}
