import { hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { elementsCalled } from "#model/html.ts";
import { languages } from "#model/languages.ts";
import { fallbackPages, inLanguage } from "#model/pages.ts";

type WorkerOptions = { client: string; offline: boolean };

/** Writes /service-worker.js: the offline worker, or one that deletes its caches and unregisters it. */
export async function buildServiceWorker({ client, offline }: WorkerOptions): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: offline
      ? { OFFLINE_SHELL: JSON.stringify(offlineShell(client)), ASSET_SIZES: JSON.stringify(assetSizes(client)) }
      : {},
    build: {
      outDir: client,
      emptyOutDir: false,
      lib: {
        entry: `app/offline/${offline ? "worker" : "unregister"}.ts`,
        formats: ["iife"],
        name: "worker",
        fileName: () => "service-worker.js",
      },
    },
  });
}

/** The offline pages with their assets; the cache name changes with any of them. */
function offlineShell(client: string): { name: string; paths: string[] } {
  const pages = languages.map((lang) => inLanguage(fallbackPages.offline, lang));
  const htmls = pages.map((page) => readFileSync(join(client, page, "index.html"), "utf8"));
  const files = htmls.flatMap((html) =>
    elementsCalled(["link", "script", "img", "source", "use"], html)
      .flatMap(({ attributes }) => attributes.get("src") ?? attributes.get("href") ?? [])
      .filter((path) => /^\/(?:assets|art)\//.test(path)),
  );
  if (files.length === 0) throw new Error("The offline pages name no style sheet: has their markup changed?");
  return { name: `shell-${hash("sha256", htmls.join("")).slice(0, 8)}`, paths: [...pages, ...new Set(files)] };
}

function assetSizes(client: string): Record<string, number> {
  const files = globSync("assets/*.{css,js}", { cwd: client });
  return Object.fromEntries(files.map((file) => [`/${file}`, statSync(join(client, file)).size]));
}
