import type { Content } from "#model/collections.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";

let loaded: Content | undefined;

/** The validated content: read once for a build, read again for every request while editing. */
export function content(): Content {
  if (import.meta.env.DEV && process.env["IS_RR_BUILD_REQUEST"] !== "yes") return loadContent(contentFolder());
  return (loaded ??= loadContent(contentFolder()));
}
