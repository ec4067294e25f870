import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import { checkFolder } from "./check.ts";
import { describeFinding, type Finding } from "./finding.ts";
import { contentFolder, showsDrafts } from "./folders.ts";
import { folderState } from "./read/folder-state.ts";

export class ContentError extends Error {
  override name = "ContentError";
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(`The content has errors:\n${findings.map((finding) => describeFinding(finding, "en")).join("\n")}`);
    this.findings = findings;
  }
}

/** The valid content with its computed words; throws a ContentError with all findings. */
export function loadContent(root: string, options: { today?: Date } = {}): Content {
  const today = options.today ?? new Date();
  const { content, findings } = checkFolder(root, { today });
  if (!content || findings.length > 0) throw new ContentError(findings);
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
