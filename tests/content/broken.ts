import { expect } from "vitest";
import { checkFiles } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { TestTree, today } from "./test-tree.ts";

export type Change = (tree: TestTree) => void;
/** What is broken, how, and for each finding its place and words of its message in English or French. */
export type Broken = readonly [name: string, change: Change, ...findings: (readonly [place: string, words: string])[]];

const valid = new TestTree().files;

/** Everything the check finds in a changed copy of the fixture, as `file:line field` and message. */
export async function found(change: Change): Promise<[place: string, words: string][]> {
  const tree = new TestTree();
  change(tree);
  const changed = new Map([...tree.files].filter(([path, bytes]) => valid.get(path) !== bytes));
  const findings = [...checkFiles(tree.files, { today }).findings, ...(await checkPictures(changed, "content"))];
  return findings.map(({ file, line, field, text }) => [
    `${file.replace("content/", "")}:${line} ${field}`.trim(),
    `${text.en} ${text.fr}`,
  ]);
}

/** The rows of a table for test.each. */
export function cases(table: readonly Broken[]) {
  return table.map(([name, change, ...findings]) => ({
    name,
    change,
    wanted: findings.map(([place, words]): unknown => [place, expect.stringContaining(words)]),
  }));
}

export const set =
  (file: string, field: string, yaml: string): Change =>
  (tree) =>
    tree.set(file, field, yaml);
export const unset =
  (file: string, field: string): Change =>
  (tree) =>
    tree.unset(file, field);
export const replace =
  (file: string, from: string, to: string): Change =>
  (tree) =>
    tree.replace(file, from, to);
export const write =
  (file: string, text: string | Uint8Array): Change =>
  (tree) =>
    tree.write(file, text);
export const remove =
  (file: string): Change =>
  (tree) =>
    tree.remove(file);
export const rename =
  (from: string, to: string): Change =>
  (tree) =>
    tree.rename(from, to);
/** Adds lines at the end of a file. */
export const append =
  (file: string, text: string): Change =>
  (tree) =>
    tree.write(file, `${tree.read(file)}${text}`);
