import { pathToFileURL } from "node:url";
import { z } from "zod";

const order = z.object({ script: z.string(), words: z.array(z.string()), folder: z.string() });

/** A process that runs one command after another, each as if it were the first: starting Node again would take a second. */
let count = 0;

process.on("message", (message) => void run(order.parse(message)));

async function run({ script, words, folder }: z.infer<typeof order>): Promise<void> {
  const said = { stdout: "", stderr: "" };
  const put = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const stream of ["stdout", "stderr"] as const)
    process[stream].write = (text: string | Uint8Array) => {
      said[stream] += typeof text === "string" ? text : Buffer.from(text).toString();
      return true;
    };
  process.chdir(folder);
  process.argv.splice(1, process.argv.length, script, ...words);
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(script).href}?${count++}`);
  } catch (error) {
    said.stderr += error instanceof Error ? error.stack : String(error);
    process.exitCode = 1;
  }
  for (const stream of ["stdout", "stderr"] as const) process[stream].write = put[stream];
  process.send?.({ status: process.exitCode, ...said });
}
