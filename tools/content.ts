import { runPart } from "./command.ts";

/** `npm run content -- check` and the other commands about content/. */
await runPart({
  check: { fr: "cherche les erreurs", en: "looks for errors", run: () => import("./content-check.ts") },
  fix: {
    fr: "corrige la typographie française, puis cherche les erreurs",
    en: "fixes French typography, then looks for errors",
    run: () => {
      process.argv.push("--fix");
      return import("./content-check.ts");
    },
  },
  launch: {
    fr: "liste ce qui manque avant la mise en ligne",
    en: "lists what is missing before the launch",
    run: () => import("./launch-check.ts"),
  },
  schemas: {
    fr: "écrit les schémas pour VS Code",
    en: "writes the schemas for VS Code",
    run: () => import("./content-schemas.ts"),
  },
});
