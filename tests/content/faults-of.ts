import { checkFiles } from "#check/check-files.ts";
import { checkPictures } from "#check/check-pictures.ts";
import { sortFaults, type Fault } from "#check/fault.ts";
import type { Language } from "#model/languages.ts";
import { atlas } from "./test-atlas.ts";
import { type TestTree, today } from "./test-tree.ts";

/** All that is wrong with a content folder, its pictures too. */
export async function faultsOf({ files }: TestTree, lang: Language): Promise<Fault[]> {
  const { faults } = checkFiles(files, { lang, today, atlas });
  return sortFaults([...faults, ...(await checkPictures(files, { lang, shownAs: "content" }))]);
}
