import { copyFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "../../app/content/load.ts";
import { fallbackPages, inLanguage } from "../../app/i18n/pages.ts";
import { languages } from "../../app/i18n/languages.ts";
import { publish } from "../publish/publish.ts";
import { compressFiles } from "./compress.ts";
import { writeDeploySettings } from "./deploy-settings.ts";
import { htmlFiles, startAfterFirstPaint } from "./html.ts";
import { pagePaths } from "./paths.ts";
import { policies } from "./policies.ts";
import { buildServiceWorker } from "./service-worker.ts";

const client = "build/client";
const contentDirectory = process.env["CONTENT_DIR"] ?? "content";

/** What a plain folder of files still needs after the pages are rendered. */
export async function finishBuild(): Promise<void> {
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await moveFallbackPages();
  startAfterFirstPaint(client);
  const pages = pagePaths();
  // Nothing navigates inside a page that only chooses a language, so its data is never asked for.
  await Promise.all(pages.map((page) => rm(join(client, page === "/" ? "_.data" : `${page}.data`), { force: true })));
  await publish(client, new Date());
  const csp = policies(htmlFiles(client));
  await writeFile("build/site.json", JSON.stringify({ pages, csp }));
  await buildServiceWorker({ client, offline: loadContent(contentDirectory).site.offline });
  await writeDeploySettings({ pages, csp });
  await compressFiles(client);
}

/** A missing page has no address of its own: hosts look for `404.html`. */
async function moveFallbackPages(): Promise<void> {
  for (const lang of languages) {
    await rm(join(client, `${inLanguage(fallbackPages.offline, lang)}.data`), { force: true });
    for (const page of [fallbackPages.notFound, fallbackPages.branchNotFound]) {
      const path = join(client, inLanguage(page, lang));
      await rename(join(path, "index.html"), `${path}.html`);
      await rm(path, { recursive: true });
      await rm(`${path}.data`, { force: true });
    }
  }
  await copyFile(join(client, "fr/404.html"), join(client, "404.html"));
}
