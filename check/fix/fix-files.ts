import type { Finding } from "../finding.ts";
import { partFrontMatter } from "../read/front-matter.ts";
import type { Files } from "../read/tree.ts";
import { applyEdits, fixFrench } from "./fix-french.ts";
import { formatContent } from "./format-content.ts";

export type Fixed = Pick<Finding, "file" | "line"> & { before: string; after: string };

/** The files whose French typography can be fixed, with the changed lines; YAML is written in its canonical form. */
export function fixFiles(files: Files): { files: Files; fixed: Fixed[] } {
  const changed = new Map<string, Uint8Array>();
  const fixed: Fixed[] = [];
  for (const [path, bytes] of files) {
    const text = decode(bytes);
    if (text === undefined) continue;
    const [before, after] = path.endsWith(".fr.md") ? [text, fixMarkdown(text)] : fixYaml(path, text);
    if (before === after) continue;
    changed.set(path, new TextEncoder().encode(after));
    fixed.push(...linesChanged(path, before, after));
  }
  return { files: changed, fixed };
}

/** Undefined if the file is not UTF-8, which the check reports. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const fixText = (text: string) => applyEdits(text, fixFrench(text));

/** In front matter only the values are text, without the quotation marks of YAML. */
function fixMarkdown(text: string): string {
  const { body } = partFrontMatter(text);
  const head = text.slice(0, text.length - body.length);
  const fixed = head.replaceAll(
    /^(\w+: +)(["']?)(.+)\2$/gm,
    (_, key: string, mark: string, value: string) => key + mark + fixText(value) + mark,
  );
  return fixed + fixText(body);
}

/** The canonical form before and after; both are the text as it is if that form would lose a comment. */
function fixYaml(path: string, text: string): [before: string, after: string] {
  const written = (change?: typeof fixTexts) => {
    const formatted = formatContent(path, text, change);
    return formatted && "text" in formatted ? formatted.text : text;
  };
  return [written(), written(fixTexts)];
}

function fixTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fixTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "fr" && typeof each === "string" ? fixText(each) : fixTexts(each),
    ]),
  );
}

/** No fix adds or removes a line. */
function linesChanged(file: string, before: string, after: string): Fixed[] {
  const lines = after.split("\n");
  return before.split("\n").flatMap((line, index) => {
    const fixed = lines[index]!;
    return fixed === line ? [] : [{ file, line: index + 1, before: line.trim(), after: fixed.trim() }];
  });
}
