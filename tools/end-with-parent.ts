import { readFileSync } from "node:fs";

// npm starts a shell, and the shell starts this program. A signal that ends npm may end neither of them: we look.
const startedBy = ancestors();
setInterval(() => {
  if (ancestors() !== startedBy) process.kill(process.pid, "SIGTERM");
}, 500).unref();

function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** Nothing where there is no /proc: there the shell gives its place to this program. */
function parentOf(pid: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
