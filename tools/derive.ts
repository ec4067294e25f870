import sharp from "sharp";
import { cacheFolder, contentFolder, derivedFolder } from "#check/folders.ts";
import { allJobs } from "#pipeline/derive/all-jobs.ts";
import { describeFailure, runJobs } from "#pipeline/derive/run-jobs.ts";

const isInteractive = process.stderr.isTTY && !process.env["CI"];

const showProgress = (done: number, all: number, key: string) => {
  process.stderr.write(`\r\u001b[K${done === all ? "" : `${done}/${all} ${key.slice(0, 60)}`}`);
};

try {
  // Jobs already run in parallel.
  sharp.concurrency(1);
  const jobs = allJobs(contentFolder());
  await runJobs(jobs, derivedFolder(), isInteractive ? showProgress : undefined, cacheFolder());
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
