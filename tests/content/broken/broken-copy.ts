import type { TestTree } from "../test-tree.ts";

/** One change to the valid tree, and the one fault it must cause. */
export interface BrokenCopy {
  name: string;
  change: (tree: TestTree) => void;
  /** Path inside the content folder. */
  file: string;
  /** Words of the faulty line, or its number; left out when the fault is the file itself. */
  line?: string | number;
  field?: string;
  message: string;
  remedy: string;
}
