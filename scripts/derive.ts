import sharp from "sharp";
import { allJobs } from "./derive/all-jobs.ts";
import { describeFailure } from "./derive/in-parallel.ts";
import { runJobs } from "./derive/run-jobs.ts";

const talkative = process.stderr.isTTY && !process.env["CI"];

const showProgress = (done: number, all: number, key: string) => {
  process.stderr.write(`\r\u001b[K${done === all ? "" : `${done}/${all} ${key.slice(0, 60)}`}`);
};

try {
  // Pictures are made side by side; a second level of threads would only make them wait for each other.
  sharp.concurrency(1);
  const jobs = allJobs(process.env["CONTENT_DIR"] ?? "content");
  const { made, reused } = await runJobs(jobs, ".derived", talkative ? showProgress : undefined);
  console.log(`Derived from content: ${made} made, ${reused} reused, ${Math.round(performance.now())} ms`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
