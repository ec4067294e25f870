import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { prerenderedPaths } from "#pipeline/finish/paths.ts";
import { isUpToDate } from "./up-to-date.ts";

const lastLines = 40;
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** Builds the site if something has changed since the last build; returns the exit code. */
export async function buildIfChanged(): Promise<number> {
  if (isUpToDate()) return 0;
  console.log("Files have changed since the last build. Building the site takes a minute or two.");
  const child = spawn("npm", ["run", "--silent", "build"], {
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
  });
  // Ending this program ends its build.
  const end = () => child.kill("SIGTERM");
  for (const signal of signals) process.on(signal, end);
  const output: string[] = [];
  const progress = buildProgress(countPages());
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const message = progress(line);
    if (message) console.log(message);
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  for (const signal of signals) process.off(signal, end);
  if (child.exitCode !== 0) console.error(output.slice(-lastLines).join("\n"));
  return child.exitCode ?? 1;
}

/** Content with errors cannot be counted; the build reports them. */
function countPages(): number {
  try {
    return prerenderedPaths().length;
  } catch {
    return 1;
  }
}

/** Turns the output of the build's steps into a few lines of progress; `pages` is the expected number. */
function buildProgress(pages: number): (line: string) => string | undefined {
  let rendered = 0;
  let lastQuarter = 0;
  return (line) => {
    if (/: \d+ files?, no error/.test(line)) return "1/4  content checked";
    if (line.startsWith("Derived from content:")) return "2/4  pictures, drawings and documents derived";
    if (!line.startsWith("Prerender (html)")) return undefined;
    rendered++;
    const quarter = Math.floor((4 * rendered) / pages);
    if (rendered > 1 && quarter === lastQuarter) return undefined;
    lastQuarter = quarter;
    return quarter >= 4 ? "4/4  all pages written; compressing" : `3/4  ${rendered} of ${pages} pages`;
  };
}
