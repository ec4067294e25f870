import type { Content } from "#model/collections.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";

let loaded: Content | undefined;
let state: string | undefined;

/** The validated content: read once, and again after every save while editing. */
export function content(): Content {
  const now = process.env["CONTENT_STATE"];
  if (!loaded || state !== now) loaded = loadContent(contentFolder());
  state = now;
  return loaded;
}
