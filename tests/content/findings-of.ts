import { checkFiles } from "#check/check-files.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { sortFindings, type Finding } from "#check/finding.ts";
import type { Language } from "#model/languages.ts";
import { atlas } from "./test-atlas.ts";
import { type TestTree, today } from "./test-tree.ts";

/** All that is wrong with a content folder, its pictures too. */
export async function findingsOf({ files }: TestTree, lang: Language): Promise<Finding[]> {
  const { findings } = checkFiles(files, { lang, today, atlas });
  return sortFindings([...findings, ...(await checkPictures(files, { lang, shownAs: "content" }))]);
}
