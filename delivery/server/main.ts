import { join, resolve } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { createHandler } from "./handler.ts";
import { listen, readAddress, stop } from "./serve.ts";
import { readBuild, StartError } from "./site.ts";

/** Serves the built site: `node delivery/server/main.ts [build folder]`, with PORT and HOST from the environment. */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../..", buildFolder()));
  const address = readAddress(process.env);
  const { server, url } = await listen(createHandler(readBuild(folder)), address);
  console.log(`The site is at ${url}`);

  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop(server).then(() => process.exit(0));
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
