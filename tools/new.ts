import { runPart } from "./command.ts";

/** `npm run new -- year` */
await runPart({
  year: () => import("./content/new-year.ts"),
  edition: () => import("./content/new-edition.ts"),
});
