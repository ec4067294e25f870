import type { Rule } from "../read/tree.ts";
import { citySpellings } from "./cities.ts";
import { placesInCountry } from "./coordinates.ts";
import { knownWords } from "./computed-words.ts";
import { eventsEndAfterStart, noOverlap, pastDates, slotsEndAfterStart } from "./dates.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { uniqueValues } from "./duplicates.ts";
import { ethereumChecksum, ethereumExplorer } from "./ethereum.ts";
import { fileNames, requiredFiles } from "./file-names.ts";
import { frenchTexts } from "./french-texts.ts";
import { headingsWithoutStop, tellingTitles } from "./headings.ts";
import { legalData, samplePhones } from "./legal-data.ts";
import { safeLinks, secureLinks } from "./links.ts";
import { markdownSources, soundNotes } from "./markdown.ts";
import { knownNames } from "./names.ts";
import { freeAddresses, inBothLanguages, livingLinks, sameSettings } from "./plain-pages.ts";
import { pdfTexts } from "./pdf-texts.ts";
import { picturesExist, pictureWeights, soundDrawings } from "./pictures.ts";
import { soundRedirects } from "./redirects.ts";
import {
  editionDates,
  editorApart,
  evenTiers,
  knownDirector,
  nearYears,
  ownProgramme,
  someBoardInOffice,
} from "./references.ts";
import { leftOverSamples } from "./samples.ts";
import { strayFiles, unusedPictures } from "./stray-files.ts";

export const allRules: readonly Rule[] = [
  requiredFiles,
  fileNames,
  strayFiles,
  knownNames,
  someBoardInOffice,
  editionDates,
  nearYears,
  ownProgramme,
  knownDirector,
  editorApart,
  evenTiers,
  soundRedirects,
  placesInCountry,
  uniqueValues,
  citySpellings,
  pastDates,
  ethereumChecksum,
  ethereumExplorer,
  secureLinks,
  safeLinks,
  frenchTexts,
  headingsWithoutStop,
  tellingTitles,
  legalData,
  samplePhones,
  knownWords,
  picturesExist,
  pictureWeights,
  soundDrawings,
  markdownSources,
  soundNotes,
  pdfTexts,
  inBothLanguages,
  sameSettings,
  freeAddresses,
  livingLinks,
  drawnTexts,
  slotsEndAfterStart,
  noOverlap,
  eventsEndAfterStart,
];

/** Findings that do not stop the build. */
export const allNotes: readonly Rule[] = [leftOverSamples, unusedPictures];
