import { runPart } from "./command.ts";

/** `npm run deploy -- site` */
await runPart({
  site: () => import("./publish-site.ts"),
  files: () => import("./deploy-files.ts"),
});
