import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";

const project = join(import.meta.dirname, "../..");
const answer = z.object({ status: z.number(), stdout: z.string(), stderr: z.string() });

let host: ChildProcess | undefined;

/** Runs a command of `tools/` in this folder without a terminal, on a computer in English. */
export async function runTool(folder: string, script: string, ...words: string[]): Promise<z.infer<typeof answer>> {
  host ??= fork(join(import.meta.dirname, "command-host.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, LC_ALL: "en_GB.UTF-8" },
  });
  host.send({ script: join(project, "tools", script), words, folder });
  const [said] = await once(host, "message");
  return answer.parse(said);
}
