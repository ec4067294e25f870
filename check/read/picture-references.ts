import { fieldName, type Finding } from "../finding.ts";
import type { Wording } from "../messages/wording.ts";
import { jsonSchema, textsWithSchema } from "./json-schema.ts";
import { folderOf, follow } from "./paths.ts";
import { findingAt, schemaFor, type Tree } from "./tree.ts";

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

export function isPicture(path: string): boolean {
  return /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
}

/** Every picture named in the content; the schema refuses web addresses. */
export function pictureReferences(tree: Tree): PictureReference[] {
  return [...tree.yaml.values()].flatMap((file) =>
    [...textsWithSchema(jsonSchema(schemaFor(file.path)!), file.data)]
      .filter(({ schema, text }) => schema.file && !/^[a-z]+:/i.test(text))
      .map(({ path, text }) => ({
        source: text,
        file: file.path,
        field: fieldName(path),
        target: follow(folderOf(file.path), text),
        report: (wording: Wording) => findingAt(file, path, wording),
      })),
  );
}
