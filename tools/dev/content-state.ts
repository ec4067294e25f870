import { checkFolder, readFolder } from "#check/check-folder.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { type Fault, sortFaults } from "#check/fault.ts";
import type { Language } from "#model/languages.ts";
import { languages } from "#model/languages.ts";
import { allJobs } from "#pipeline/derive/all-jobs.ts";
import { describeFailure } from "#pipeline/derive/in-parallel.ts";
import { runJobs } from "#pipeline/derive/run-jobs.ts";

/** What prevents the pages from being shown: errors in the content, or a failure of the pipeline. */
export type ContentProblem = { faults: Record<Language, Fault[]>; failure?: string };

const shownAs = "content";

/** Checks the content and derives its files; undefined if nothing is wrong. */
export async function prepareContent(
  folder: string,
  derived: string,
  cache: string,
): Promise<ContentProblem | undefined> {
  const faults = { fr: await faultsIn(folder, "fr"), en: await faultsIn(folder, "en") };
  if (languages.some((lang) => faults[lang].length > 0)) return { faults };
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
  return { faults: { fr: [], en: [] }, failure: messageOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("\n");
  return error instanceof Error ? error.message : String(error);
}

async function faultsIn(folder: string, lang: Language): Promise<Fault[]> {
  const { faults, fileCount } = checkFolder(folder, { lang, today: new Date(), shownAs });
  return sortFaults([
    ...faults,
    ...(fileCount > 0 ? await checkPictures(readFolder(folder).files, { lang, shownAs }) : []),
  ]);
}
