import type { Content } from "#model/collections.ts";
import { withComputedWords } from "#model/computed-words.ts";
import { withoutDrafts } from "#model/drafts.ts";
import { onDay } from "#model/office.ts";
import { checkFolder } from "./check-folder.ts";
import { describeFault, type Fault } from "./fault.ts";
import { showsDrafts } from "./folders.ts";

/** Every fault of every content file, one per line. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The content has errors:\n${faults.map((fault) => describeFault(fault, "en")).join("\n")}`);
    this.faults = faults;
  }
}

/** The whole content, valid and with its computed words in place; throws a ContentError that lists all faults at once. */
export function loadContent(root: string, options: { today?: Date } = {}): Content {
  const today = options.today ?? new Date();
  const { content, faults } = checkFolder(root, { lang: "en", today });
  if (!content || faults.length > 0) throw new ContentError(faults);
  return withComputedWords(onDay(showsDrafts() ? content : withoutDrafts(content), today), today);
}
