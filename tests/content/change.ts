import type { TestTree } from "./test-tree.ts";

export type Change = (tree: TestTree) => void;

export const replace =
  (file: string, from: string, to: string): Change =>
  (tree) =>
    tree.replace(file, from, to);

/** More lines below the one with these words. */
export const add = (file: string, words: string, ...lines: string[]): Change =>
  replace(file, words, [words, ...lines].join("\n"));
