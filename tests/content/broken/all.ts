import type { BrokenCopy } from "./broken-copy.ts";
import { brokenDecisions } from "./boards-decisions.ts";
import { brokenDoors } from "./doors.ts";
import { brokenFiles } from "./files.ts";
import { brokenKeys } from "./keys.ts";
import { brokenPdfAndDrawings } from "./pdf-and-drawings.ts";
import { brokenReferences } from "./references.ts";
import { brokenTextsAndPictures } from "./texts-and-pictures.ts";
import { brokenSayings } from "./what-is-said.ts";
import { brokenValues } from "./values.ts";

export const brokenCopies: BrokenCopy[] = [
  ...brokenFiles,
  ...brokenKeys,
  ...brokenValues,
  ...brokenSayings,
  ...brokenReferences,
  ...brokenDecisions,
  ...brokenDoors,
  ...brokenTextsAndPictures,
  ...brokenPdfAndDrawings,
];
