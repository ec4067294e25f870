import { globSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage } from "#model/pages.ts";
import { publish } from "../publish/publish.ts";

/** Completes the folder of rendered pages. */
export async function finishPages(client: string): Promise<void> {
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await moveFallbackPages(client);
  // Pages are documents: none asks for the data of another.
  await Promise.all(globSync("**/*.data", { cwd: client }).map((file) => rm(join(client, file))));
  await publish(client, new Date());
}

/** Hosts look for the page of a missing address at `404.html`. */
async function moveFallbackPages(client: string): Promise<void> {
  for (const lang of languages) {
    for (const page of [fallbackPages.notFound, fallbackPages.branchNotFound]) {
      const path = join(client, inLanguage(page, lang));
      await rename(join(path, "index.html"), `${path}.html`);
      await rm(path, { recursive: true });
    }
  }
  await copyFile(join(client, `${inLanguage(fallbackPages.notFound, "fr")}.html`), join(client, "404.html"));
}
