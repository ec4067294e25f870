import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Path, Place } from "../finding.ts";
import type { TextFile } from "./text-file.ts";

export interface YamlFile extends TextFile {
  document: Document.Parsed;
  lines: LineCounter;
  /** Undefined when the YAML cannot be parsed. */
  data: unknown;
}

export function parseYaml(file: TextFile): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines, prettyErrors: false });
  return { ...file, document, lines, data: plainValues(document) };
}

function plainValues(document: Document.Parsed): unknown {
  if (document.errors.some((error) => error.code !== "DUPLICATE_KEY")) return undefined;
  try {
    const values: unknown = document.toJS();
    // Throws for values that contain themselves.
    JSON.stringify(values);
    return values;
  } catch {
    return undefined;
  }
}

export function placeAt(file: YamlFile, offset: number): Place {
  const { line, col } = file.lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The place of a value, or of its parent when it is missing. */
export function placeOfValue(file: YamlFile, path: Path): Place {
  const { key, value } = follow(file, path) ?? {};
  const start = isScalar(value) || !key ? value : key;
  return placeAt(file, start?.range?.[0] ?? 0);
}

export function placeOfKey(file: YamlFile, path: Path): Place {
  const key = follow(file, path)?.key;
  return key?.range ? placeAt(file, key.range[0]) : placeOfValue(file, path);
}

/** The node at a path, or the deepest one that exists. */
export function nodeAt(file: YamlFile, path: Path): Node | undefined {
  return follow(file, path)?.value;
}

interface Found {
  key?: Node | undefined;
  value?: Node | undefined;
}

/** Goes as deep as the path exists; undefined when its first step is missing. */
function follow(file: YamlFile, path: Path): Found | undefined {
  let found: Found | undefined;
  let node: Node | undefined = file.document.contents ?? undefined;
  for (const step of path) {
    const next: Found | undefined = stepInto(node, step);
    if (!next) return found;
    found = next;
    node = next.value;
  }
  return found;
}

function stepInto(node: Node | undefined, step: PropertyKey): Found | undefined {
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return isNode(value) ? { value } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === String(step));
  return pair && { key: asNode(pair.key), value: asNode(pair.value) };
}

function asNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}
