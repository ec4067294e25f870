import { frPages } from "./fr-pages.ts";
import { frShared } from "./fr-shared.ts";

/** The words of the interface in French. What the association says is in content/. */
export const fr = { ...frShared, ...frPages } as const;
