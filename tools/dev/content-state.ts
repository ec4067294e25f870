import { checkFolder, readFolder } from "#check/check.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { type Finding, sortFindings } from "#check/finding.ts";
import { allJobs } from "#pipeline/derive/all-jobs.ts";
import { describeFailure } from "#pipeline/derive/in-parallel.ts";
import { runJobs } from "#pipeline/derive/run-jobs.ts";

/** Why the pages cannot be shown: errors in the content, or a failure of the pipeline. */
export type ContentProblem = { findings: Finding[]; failure?: string };

const shownAs = "content";

/** Checks the content and derives its files; undefined if nothing is wrong. */
export async function prepareContent(
  folder: string,
  derived: string,
  cache: string,
): Promise<ContentProblem | undefined> {
  const findings = await findingsIn(folder);
  if (findings.length > 0) return { findings };
  try {
    await runJobs(allJobs(folder), derived, undefined, cache);
    return undefined;
  } catch (error) {
    return failedWith(error);
  }
}

/** The page shows the message, the console also the stack. */
export function failedWith(error: unknown): ContentProblem {
  console.error(describeFailure(error));
  return { findings: [], failure: messageOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("\n");
  return error instanceof Error ? error.message : String(error);
}

async function findingsIn(folder: string): Promise<Finding[]> {
  const { findings, fileCount } = checkFolder(folder, { today: new Date(), shownAs });
  return sortFindings([...findings, ...(fileCount > 0 ? await checkPictures(readFolder(folder).files, shownAs) : [])]);
}
