import { isScalar, Lexer, parseDocument, visit } from "yaml";
import { partFrontMatter } from "../read/front-matter.ts";
import { jsonSchema } from "../read/json-schema.ts";
import { fixFrench } from "../read/french.ts";
import { type Files, schemaFor } from "../read/tree.ts";
import { canonicalText } from "./canonical-form.ts";

/** The files whose French typography can be fixed, as they should be. */
export function fixFiles(files: Files): Map<string, Uint8Array> {
  const fixed = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const after = path.endsWith(".fr.md") ? fixMarkdown(text) : fixYaml(path, text);
    // A file that is not UTF-8 is reported by the check.
    if (after !== text && !text.includes("\ufffd")) fixed.set(path, new TextEncoder().encode(after));
  }
  return fixed;
}

/** Keeps comments and the order of the fields. */
function fixYaml(path: string, text: string): string {
  const document = parseDocument(text);
  if (!schemaFor(path) || document.errors.length > 0) return text;
  let isFixed = false;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "fr" || !isScalar(value) || typeof value.value !== "string") return;
      const after = fixFrench(value.value);
      isFixed ||= after !== value.value;
      value.value = after;
    },
  });
  return isFixed ? document.toString({ lineWidth: 0 }) : text;
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
