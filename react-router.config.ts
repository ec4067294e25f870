import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./scripts/build/paths.ts";
import { finishBuild } from "./scripts/build/finish.ts";

export default {
  ssr: false,
  prerender: { paths: () => prerenderedPaths(), concurrency: 2 },
  buildEnd: finishBuild,
} satisfies Config;
