import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLMap } from "yaml";

type Step = string | number;
type Tree = { [step: Step]: unknown };

/** Changes one value of a YAML file and leaves every other line as its owners wrote it. */
export function setValue(source: string, path: readonly Step[], value: unknown): string {
  const node = nodeAt(source, path);
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))];
  if (node === undefined) return checked(source, addPair(source, parent, key, value), path, value);
  if (!isScalar(node) || typeof value === "object") return setValue(removeKey(source, path), path, value);
  const [start, end] = rangeOf(node);
  const tail = /\s*$/.exec(source.slice(start, end))?.[0] ?? "";
  const quoted = node.type === "QUOTE_DOUBLE" && typeof value === "string";
  const written = quoted ? JSON.stringify(value) : stringify(value, { lineWidth: 0 }).trim();
  return checked(source, source.slice(0, start) + written + tail + source.slice(end), path, value);
}

/** Removes a key with all that stands under it; nothing when it is not there. */
export function removeKey(source: string, path: readonly Step[]): string {
  const pair = pairAt(source, path);
  if (!pair) return source;
  const start = source.lastIndexOf("\n", pair.start - 1) + 1;
  const end = lineEnd(source, pair.end);
  return checked(source, source.slice(0, start) + source.slice(end), path, undefined);
}

function addPair(source: string, parent: readonly Step[], key: string, value: unknown): string {
  const map = parent.length === 0 ? parseDocument(source).contents : nodeAt(source, parent);
  if (parent.length === 0 && !isMap(map))
    return `${source.trim() === "" ? "" : `${source.trimEnd()}\n`}${stringify({ [key]: value }, { lineWidth: 0 })}`;
  if (!isMap(map) || map.flow) throw new Error(`There is no block of lines at ${parent.join(".") || "the top"}.`);
  const indent = " ".repeat(columnOf(source, firstKey(map)));
  const written = stringify({ [key]: value }, { lineWidth: 0 })
    .trimEnd()
    .replaceAll("\n", `\n${indent}`);
  const last = map.items.at(-1);
  const end = lineEnd(source, rangeOf(last?.value ?? last?.key)[1]);
  const before = source.slice(0, end);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${indent}${written}\n${source.slice(end)}`;
}

/** The new source must say what the old one said, but for this one value. */
function checked(before: string, after: string, path: readonly Step[], value: unknown): string {
  const wanted: unknown = parseDocument(before).toJS() ?? {};
  const key = path.at(-1) ?? "";
  const parent = path.slice(0, -1).reduce((tree, step) => (isTree(tree) ? tree[step] : undefined), wanted);
  if (!isTree(parent)) throw new Error(`There is nothing at ${path.join(".")}.`);
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  const found = parseDocument(after);
  if (found.errors.length > 0 || !isDeepStrictEqual(found.toJS() ?? {}, wanted))
    throw new Error(`The change of ${path.join(".")} would change something else.`);
  return after;
}

function nodeAt(source: string, path: readonly Step[]): Node | undefined {
  const node = parseDocument(source).getIn(path, true);
  return isScalar(node) || isMap(node) || isSeq(node) ? node : undefined;
}

function pairAt(source: string, path: readonly Step[]): { start: number; end: number } | undefined {
  const parent = path.length === 1 ? parseDocument(source).contents : nodeAt(source, path.slice(0, -1));
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  if (!pair) return undefined;
  const key = rangeOf(pair.key);
  return { start: key[0], end: pair.value ? rangeOf(pair.value)[1] : key[1] };
}

function firstKey(map: YAMLMap): number {
  return rangeOf(map.items[0]?.key)[0];
}

function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf("\n", offset - 1) + 1);
}

/** Where the line after this value begins; a block of text ends with its line break already. */
function lineEnd(source: string, end: number): number {
  if (source[end - 1] === "\n") return end;
  const next = source.indexOf("\n", end);
  return next < 0 ? source.length : next + 1;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null;
}

export function rangeOf(node: unknown): [number, number] {
  if (!isNode(node) || !node.range) throw new Error("The YAML has no positions.");
  return [node.range[0], node.range[1]];
}
