import { join, resolve } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { StartError } from "../built-site.ts";
import { createHandler } from "./handler.ts";
import { follow, openBuild } from "./open-build.ts";
import { listen, readAddress, stop } from "./serve.ts";

/** Serves the built site: `node delivery/server/main.ts [build folder]`, with PORT and HOST from the environment. */
async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? join(import.meta.dirname, "../..", buildFolder()));
  const address = readAddress(process.env);
  const build = await openBuild(folder);
  const { server, url } = await listen(createHandler(build), address);
  console.log(`The site is at ${url}`);
  void follow(build);

  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop(server).then(({ cut }) => {
      if (cut) console.log("Open downloads were cut: their connection is closed.");
      process.exit(0);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, onSignal);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
