import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./check/folders.ts";
import { nextRelease } from "./delivery/releases.ts";
import { prerenderedPaths } from "./pipeline/finish/paths.ts";
import { finishBuild } from "./tools/finish-build.ts";

export default {
  // In development each page is rendered when it is asked for, as a new one is in no list of paths yet.
  ssr: process.env["NODE_ENV"] !== "production",
  buildDirectory: nextRelease(buildFolder()),
  prerender: { paths: () => prerenderedPaths(), concurrency: 2 },
  buildEnd: finishBuild,
} satisfies Config;
