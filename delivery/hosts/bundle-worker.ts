import { join, resolve } from "node:path";
import { build } from "vite";
import type { BuiltSite } from "../built-site.ts";

/** Writes a program that a host runs as one file, with what it has to know of the site in it. */
export async function bundleWorker(entry: string, folder: string, { pages, redirects = {} }: BuiltSite): Promise<void> {
  await build({
    root: join(import.meta.dirname, "../.."),
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { SITE: JSON.stringify({ pages, redirects }) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      lib: { entry, formats: ["es"], fileName: () => "_worker.js" },
    },
  });
}
