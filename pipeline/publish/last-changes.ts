import { execFileSync } from "node:child_process";

/** The date of each content file's last change, by path. */
export type LastChanges = ReadonlyMap<string, string>;

const commitMark = "\u0001";

/** From the git history; empty if there is none. */
export function lastChanges(folder: string): LastChanges {
  try {
    return readLog(gitLog(folder));
  } catch {
    return new Map();
  }
}

function gitLog(folder: string): string {
  const format = `--format=${commitMark}%cI %D`;
  const options = ["-c", "core.quotePath=false", "log", "--relative", "--no-renames", "--name-only", format, "--", "."];
  return execFileSync("git", options, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** The log starts with the newest commit, so the first date of a file is its last change. */
function readLog(log: string): LastChanges {
  const changes = new Map<string, string>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [heading = "", ...files] = commit.split("\n").filter(Boolean);
    const [date = "", decoration = ""] = heading.split(/ (.*)/);
    // In the first commit of a shallow clone, every file seems to have changed.
    if (decoration.split(", ").includes("grafted")) continue;
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}

/** The last change of any of these files; a source that ends with a slash is a folder. */
export function lastChangeOf(sources: readonly string[], changes: LastChanges): string | undefined {
  const isSource = (file: string) =>
    sources.some((source) => file === source || (source.endsWith("/") && file.startsWith(source)));
  return [...changes]
    .filter(([file]) => isSource(file))
    .map(([, date]) => date)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
