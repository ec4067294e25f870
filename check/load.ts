import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import { checkFolder } from "./check.ts";
import { describeFinding } from "./finding.ts";
import { contentFolder, showsDrafts } from "./folders.ts";

/** The valid content with its computed words; throws an error with all findings. */
export function loadContent(root: string, today = new Date()): Content {
  const { content, findings } = checkFolder(root, today);
  if (!content || findings.length > 0)
    throw new Error(`The content has errors:\n${findings.map((each) => describeFinding(each, "en")).join("\n")}`);
  return withComputedWords(onDay(showsDrafts() ? content : withoutDrafts(content), today), today);
}

const fresh = 200;
type Read = { root: string; state: string; looked: number; content: Content };
/** Shared with the bundle that React Router prerenders from, whose first page has ten seconds and no setting for it. */
declare global {
  var siteContent: Read | undefined;
}

/** The content of the site, read again only after a file has changed. */
export function currentContent(): Content {
  const root = contentFolder();
  let read = globalThis.siteContent;
  if (read?.root === root && Date.now() - read.looked < fresh) return read.content;
  const state = folderState(root);
  if (read?.root !== root || read.state !== state) read = { root, state, looked: 0, content: loadContent(root) };
  read.looked = Date.now();
  globalThis.siteContent = read;
  return read.content;
}

/** A text that changes whenever a file of the folder is saved, added, renamed or deleted. */
function folderState(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return JSON.stringify(paths.map((path) => [path, statSync(path).mtimeMs]));
}
