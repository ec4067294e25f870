import { runPart } from "./command.ts";

/** `npm run people -- import people.csv` */
await runPart({
  import: () => import("./content/import-people.ts"),
  export: () => import("./content/export-people.ts"),
});
