import { pathToFileURL } from "node:url";
import { z } from "zod";

const order = z.object({ script: z.string(), words: z.array(z.string()), folder: z.string() });

/** Runs many commands in one process, because starting Node takes a second. */
const said = { stdout: "", stderr: "" };
let count = 0;

for (const stream of ["stdout", "stderr"] as const)
  process[stream].write = (text: string | Uint8Array) => {
    said[stream] += typeof text === "string" ? text : Buffer.from(text).toString();
    return true;
  };

process.on("message", (message) => void run(order.parse(message)));

async function run({ script, words, folder }: z.infer<typeof order>): Promise<void> {
  said.stdout = said.stderr = "";
  count += 1;
  process.chdir(folder);
  process.argv.splice(1, process.argv.length, script, ...words);
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(script).href}?${count}`);
  } catch (error) {
    said.stderr += error instanceof Error ? error.stack : String(error);
    process.exitCode = 1;
  }
  process.send?.({ status: process.exitCode, ...said });
}
