import { isNode, isScalar, visit } from "yaml";
import type { Finding } from "../finding.ts";
import { applyEdits, fixFrench, type Edit } from "./fix-french.ts";
import { placeOf } from "../read/text-file.ts";
import { schemaFor, type Files } from "../read/tree.ts";
import { spellingOf } from "../read/yaml-source.ts";
import { parseYaml } from "../read/yaml-file.ts";

export type Fixed = Pick<Finding, "file" | "line"> & { before: string; after: string };

/** The files whose French typography can be fixed, with the changed lines. */
export function fixFiles(files: Files): { files: Files; fixed: Fixed[] } {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const changed = new Map<string, Uint8Array>();
  const fixed: Fixed[] = [];
  for (const [path, bytes] of files) {
    if (!schemaFor(path) && !path.endsWith(".fr.md")) continue;
    try {
      const text = decoder.decode(bytes);
      const edits = path.endsWith(".fr.md") ? fixFrench(text) : fixYaml(text);
      if (edits.length === 0) continue;
      changed.set(path, new TextEncoder().encode(applyEdits(text, edits)));
      fixed.push(...linesChanged(path, text, edits));
    } catch {
      continue; // The check reports files that are not UTF-8.
    }
  }
  return { files: changed, fixed };
}

/** The edits for all `fr:` texts, without those that would change anything but typography. */
function fixYaml(source: string): Edit[] {
  const { document, data } = parseYaml({ path: "", shownAs: "", text: source });
  if (data === undefined) return [];
  const edits: Edit[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "fr" || !isNode(value)) return;
      const spelling = spellingOf(source, value);
      if (spelling) edits.push(...editsOf(source, spelling));
    },
  });
  const sorted = edits.toSorted((a, b) => a.index - b.index);
  return isSafe(source, sorted) ? sorted : sorted.filter((edit) => isSafe(source, [edit]));
}

function editsOf(source: string, { text, offsets }: { text: string; offsets: readonly number[] }): Edit[] {
  return fixFrench(text).flatMap(({ index, length, text: inserted }) => {
    const [start, end] = [offsets[index], offsets[index + length]];
    if (start === undefined || end === undefined) return [];
    // Never replaces a line break.
    return source.slice(start, end).includes("\n") ? [] : [{ index: start, length: end - start, text: inserted }];
  });
}

/** Whether the file still parses and differs only in typography. */
function isSafe(source: string, edits: readonly Edit[]): boolean {
  const read = (text: string) => parseYaml({ path: "", shownAs: "", text });
  const [before, after] = [read(source), read(applyEdits(source, edits))];
  return after.document.errors.length <= before.document.errors.length && bare(before.data) === bare(after.data);
}

/** The values without spaces, apostrophes and quotation marks. */
function bare(data: unknown): string {
  return (JSON.stringify(data) ?? "").replace(/\\"|[\s'’«»]/g, "");
}

function linesChanged(file: string, text: string, edits: readonly Edit[]): Fixed[] {
  const byLine = Map.groupBy(edits, ({ index }) => text.lastIndexOf("\n", index - 1) + 1);
  return [...byLine].map(([start, inLine]) => {
    const end = text.indexOf("\n", start);
    const before = text.slice(start, end < 0 ? undefined : end);
    const after = applyEdits(
      before,
      inLine.map((edit) => ({ ...edit, index: edit.index - start })),
    );
    return { file, line: placeOf(text, start).line, before: before.trim(), after: after.trim() };
  });
}
