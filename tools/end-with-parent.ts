import { readFileSync } from "node:fs";

// npm runs this program in a shell, and a signal that ends npm may not reach it, so it polls for its parents.
const startedBy = ancestors();
setInterval(() => {
  if (ancestors() !== startedBy) process.kill(process.pid, "SIGTERM");
}, 500).unref();

/** Only up to npm, whose own parent may exit; without /proc the shell execs this program. */
function ancestors(): string {
  try {
    const parent = readFileSync(`/proc/${process.ppid}/status`, "utf8");
    const [, above] = /^Name:\s*(?:da)?sh$[^]*^PPid:\s*(\d+)/m.exec(parent) ?? [];
    return `${process.ppid} ${above}`;
  } catch {
    return String(process.ppid);
  }
}
