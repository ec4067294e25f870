import type { Content } from "./collections.ts";
import { loadContent } from "./load.ts";

const directory = process.env["CONTENT_DIR"] ?? "content";

let loaded: Content | undefined;

/** The validated content: read once for a build, read again for every request while editing. */
export function content(): Content {
  if (import.meta.env.DEV && process.env["IS_RR_BUILD_REQUEST"] !== "yes") return loadContent(directory);
  return (loaded ??= loadContent(directory));
}
