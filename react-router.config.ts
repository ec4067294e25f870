import type { Config } from "@react-router/dev/config";
import { buildFolder } from "./check/folders.ts";
import { nextRelease } from "./delivery/releases.ts";
import { prerenderedPaths } from "./pipeline/finish/paths.ts";
import { finishBuild } from "./tools/finish-build.ts";

// React Router gives a page ten seconds and has no setting for it: the first one may need more on a slow or busy machine.
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(30 * milliseconds);

export default {
  ssr: false,
  buildDirectory: nextRelease(buildFolder()),
  prerender: { paths: () => prerenderedPaths(), concurrency: 2 },
  buildEnd: finishBuild,
} satisfies Config;
