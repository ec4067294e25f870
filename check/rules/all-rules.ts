import type { Rule } from "../read/tree.ts";
import * as files from "./files.ts";
import * as pictures from "./pictures.ts";
import * as plainPages from "./plain-pages.ts";
import * as references from "./references.ts";
import * as texts from "./texts.ts";
import * as values from "./values.ts";
import * as years from "./years.ts";

export const allRules: readonly Rule[] = [
  files.requiredFiles,
  files.fileNames,
  files.strayFiles,
  files.markdownSources,
  references.knownNames,
  references.citySpellings,
  references.soundRedirects,
  plainPages.inBothLanguages,
  plainPages.sameSettings,
  plainPages.freeAddresses,
  plainPages.livingLinks,
  years.knownDirector,
  years.someBoardInOffice,
  years.nearYears,
  years.editionDates,
  years.ownProgramme,
  values.uniqueValues,
  values.pastDates,
  values.soundTimes,
  values.siteData,
  values.evenTiers,
  values.placesInCountry,
  texts.frenchTexts,
  texts.knownWords,
  texts.secureLinks,
  texts.headingsWithoutStop,
  texts.knownSigns,
  texts.soundMarkdown,
  pictures.picturesExist,
  pictures.fileWeights,
  pictures.soundDrawings,
];

/** Findings that do not stop the build. */
export const allNotes: readonly Rule[] = [files.leftOverSamples, files.unusedPictures];
