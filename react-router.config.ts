import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./check/folders.ts";
import { nextRelease } from "./delivery/releases.ts";
import { prerenderedPaths } from "./pipeline/finish/paths.ts";
import { finishBuild } from "./tools/finish-build.ts";

export default {
  ssr: false,
  buildDirectory: nextRelease(buildFolder()),
  prerender: { paths: () => prerenderedPaths(), concurrency: 2 },
  buildEnd: finishBuild,
} satisfies Config;
