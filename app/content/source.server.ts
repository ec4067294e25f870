import type { Content } from "#model/collections.ts";
import { folderState } from "#check/read/folder-state.ts";
import { contentFolder } from "#check/folders.ts";
import { loadContent } from "#check/load.ts";

const editing = import.meta.env.DEV && process.env["IS_RR_BUILD_REQUEST"] !== "yes";
const fresh = 200;

let loaded: Content | undefined;
let state = "";
let looked = 0;

/** The validated content: read once per build, and again after every save in development. */
export function content(): Content {
  if (editing && Date.now() - looked > fresh) {
    looked = Date.now();
    const now = folderState(contentFolder());
    if (now !== state) loaded = undefined;
    state = now;
  }
  return (loaded ??= loadContent(contentFolder()));
}
