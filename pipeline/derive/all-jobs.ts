import { loadContent } from "#check/load.ts";
import { artJobs } from "./art.ts";
import { cardJobs } from "./cards.ts";
import { documentJobs } from "./documents.ts";
import { iconJobs } from "./icons.ts";
import type { Job } from "./run-jobs.ts";
import { pictureJobs } from "./pictures.ts";

export function allJobs(root: string): Job[] {
  const content = loadContent(root);
  return [
    ...pictureJobs(content, root),
    ...documentJobs(content, root),
    ...artJobs(content),
    ...cardJobs(content),
    ...iconJobs(content),
  ];
}
