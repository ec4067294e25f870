import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { currentContent } from "#check/load.ts";
import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage } from "#model/pages.ts";
import { publish } from "../publish/publish.ts";
import { startAfterFirstPaint } from "./html.ts";
import { pagePaths } from "./paths.ts";
import { buildServiceWorker } from "./service-worker.ts";

/** Completes the folder of rendered pages. */
export async function finishPages(client: string): Promise<void> {
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await moveFallbackPages(client);
  startAfterFirstPaint(client);
  // Nothing navigates inside the pages that only choose a language, so their data is never requested.
  const data = (page: string) => join(client, page === "/" ? "_.data" : `${page}.data`);
  await Promise.all(pagePaths().map((page) => rm(data(page), { force: true })));
  await publish(client, new Date());
  await buildServiceWorker({ client, offline: currentContent().site.offline });
}

/** Hosts look for the page of a missing address at `404.html`. */
async function moveFallbackPages(client: string): Promise<void> {
  for (const lang of languages) {
    await rm(join(client, `${inLanguage(fallbackPages.offline, lang)}.data`), { force: true });
    for (const page of [fallbackPages.notFound, fallbackPages.branchNotFound]) {
      const path = join(client, inLanguage(page, lang));
      await rename(join(path, "index.html"), `${path}.html`);
      await rm(path, { recursive: true });
      await rm(`${path}.data`, { force: true });
    }
  }
  await copyFile(join(client, `${inLanguage(fallbackPages.notFound, "fr")}.html`), join(client, "404.html"));
}
