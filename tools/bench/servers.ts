import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type Server = { url: string; pid: number; close: () => Promise<void> };

/** The site's own server, in a process of its own. */
export async function startNode(folder = "build"): Promise<Server> {
  const child = spawn(process.execPath, ["delivery/server/main.ts", folder], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`The server did not start: ${String(line)}`);
  return { url, pid: child.pid ?? 0, close: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
