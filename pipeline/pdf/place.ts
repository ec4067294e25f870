import type { Column } from "./flow.ts";
import type { Element } from "./tags.ts";
import type { TextStyle } from "./theme.ts";

/** How far a block may reach: its column, the tag it belongs to, the look of its text, the space above it. */
export type Place = { column: Column; parent: Element; style: TextStyle; gap: number };
