import { isScalar, Lexer, parseDocument, visit } from "yaml";
import type { Finding } from "../finding.ts";
import { partFrontMatter } from "../read/front-matter.ts";
import { jsonSchema } from "../read/json-schema.ts";
import { fixFrench } from "../read/french.ts";
import { type Files, schemaFor } from "../read/tree.ts";
import { canonicalText } from "./canonical-form.ts";

export type Fixed = Pick<Finding, "file" | "line"> & { before: string; after: string };

/** The files whose French typography can be fixed, with the changed lines. */
export function fixFiles(files: Files): { files: Files; fixed: Fixed[] } {
  const changed = new Map<string, Uint8Array>();
  const fixed: Fixed[] = [];
  for (const [path, bytes] of files) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    // A file that is not UTF-8 is reported by the check.
    const [before, after] = text.includes("\ufffd") ? [text, text] : fixText(path, text);
    if (before === after) continue;
    changed.set(path, new TextEncoder().encode(after));
    const lines = after.split("\n");
    for (const [index, line] of before.split("\n").entries())
      if (line !== lines[index])
        fixed.push({ file: path, line: index + 1, before: line.trim(), after: lines[index]?.trim() ?? "" });
  }
  return { files: changed, fixed };
}

/** The text before and after; the lines of YAML are counted as they will be written. */
function fixText(path: string, text: string): [before: string, after: string] {
  if (path.endsWith(".fr.md")) return [text, fixMarkdown(text)];
  const document = parseDocument(text);
  if (!schemaFor(path) || document.errors.length > 0) return [text, text];
  // Keeps comments and the order of the fields.
  const write = () => document.toString({ lineWidth: 0 });
  const before = write();
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "fr" || !isScalar(value) || typeof value.value !== "string") return;
      value.value = fixFrench(value.value);
    },
  });
  return [before, write()];
}

/** In front matter only the values are text, without the quotation marks of YAML. */
function fixMarkdown(text: string): string {
  const { body } = partFrontMatter(text);
  const head = text
    .slice(0, text.length - body.length)
    .replaceAll(
      /^(\w+: +)(["']?)(.+)\2$/gm,
      (_, key: string, mark: string, value: string) => key + mark + fixFrench(value) + mark,
    );
  return head + fixFrench(body);
}

/** The form in which the editor writes a file; undefined if it is unreadable or has comments, which would be lost. */
export function formatContent(path: string, text: string): string | undefined {
  const schema = path.endsWith(".yaml") ? schemaFor(path) : undefined;
  const document = parseDocument(text);
  if (!schema || document.errors.length > 0 || hasComment(text)) return undefined;
  return canonicalText(jsonSchema(schema), document.toJS());
}

/** Reads tokens, because # also occurs inside texts. */
function hasComment(text: string): boolean {
  return [...new Lexer().lex(text)].some((piece) => piece.startsWith("#"));
}
