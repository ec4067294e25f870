import type { Rule } from "../read/tree.ts";
import * as files from "./files.ts";
import { inOneFile } from "./in-one-file.ts";
import * as pictures from "./pictures.ts";
import { placesInCountry } from "./places.ts";
import * as plainPages from "./plain-pages.ts";
import * as references from "./references.ts";
import * as years from "./years.ts";

export const allRules: readonly Rule[] = [
  files.requiredFiles,
  files.fileNames,
  files.strayFiles,
  files.markdownSources,
  references.knownNames,
  references.citySpellings,
  references.soundRedirects,
  placesInCountry,
  plainPages.inBothLanguages,
  plainPages.sameSettings,
  plainPages.freeAddresses,
  plainPages.livingLinks,
  years.knownDirector,
  years.someBoardInOffice,
  years.editionDates,
  years.ownProgramme,
  ...inOneFile,
  pictures.picturesExist,
  pictures.fileWeights,
  pictures.soundDrawings,
];
