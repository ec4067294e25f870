import { runPart } from "./command.ts";

/** `npm run content -- check` and the other commands about content/. */
await runPart({
  check: () => import("./content-check.ts"),
  fix: () => {
    process.argv.push("--fix");
    return import("./content-check.ts");
  },
  launch: () => import("./launch-check.ts"),
  schemas: () => import("./content-schemas.ts"),
});
