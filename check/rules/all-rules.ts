import type { Rule } from "../tree.ts";
import { citySpellings } from "./cities.ts";
import { placesInCountry } from "./coordinates.ts";
import { pastDates } from "./dates.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { uniqueDocuments, uniqueNames, uniquePositions, uniqueRooms, uniqueTitles } from "./duplicates.ts";
import { ethereumChecksum, ethereumExplorer } from "./ethereum.ts";
import { fileNames } from "./file-names.ts";
import { frenchTexts } from "./french-texts.ts";
import { secureLinks } from "./links.ts";
import { markdownSources } from "./markdown.ts";
import { knownPresident, pdfTexts } from "./pdf-texts.ts";
import { picturesExist, pictureWeights, soundDrawings } from "./pictures.ts";
import { knownBranches, knownOfficeYear, knownRoles } from "./references.ts";
import { requiredFiles } from "./required-files.ts";
import { knownRooms, knownSpeakers, noOverlap, slotsEndAfterStart } from "./schedule.ts";
import { strayFiles } from "./stray-files.ts";

export const allRules: readonly Rule[] = [
  requiredFiles,
  fileNames,
  strayFiles,
  knownRoles,
  knownBranches,
  knownOfficeYear,
  placesInCountry,
  uniquePositions,
  uniqueTitles,
  uniqueDocuments,
  uniqueNames,
  uniqueRooms,
  citySpellings,
  pastDates,
  ethereumChecksum,
  ethereumExplorer,
  secureLinks,
  frenchTexts,
  picturesExist,
  pictureWeights,
  soundDrawings,
  markdownSources,
  pdfTexts,
  knownPresident,
  drawnTexts,
  knownSpeakers,
  knownRooms,
  slotsEndAfterStart,
  noOverlap,
];
