import type { Column } from "./flow.ts";
import type { Element } from "./tags.ts";
import type { TextStyle } from "./theme.ts";

/** The column of a block, its parent tag, its text style and the space above it. */
export type Place = { column: Column; parent: Element; style: TextStyle; gap: number };
