import { globSync } from "node:fs";
import { copyFile, readFile, rename, rm, writeFile } from "node:fs/promises";
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
  await Promise.all(globSync("**/*.html", { cwd: client }).map((file) => inlineSheets(client, file)));
  await publish(client, new Date());
}

/** Besides the sheet of all pages, which has a precedence. */
const ownSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** Compressed, a longer page with its styles would not fit into the first packets of a connection. */
const longest = 80_000;

/** Puts the page's own styles into it, which saves requests before the first paint; React would look for their links. */
async function inlineSheets(client: string, file: string): Promise<void> {
  const html = await readFile(join(client, file), "utf8");
  const [first, ...others] = [...html.matchAll(ownSheet)];
  if (!first || html.length > longest || html.includes("__reactRouterContext")) return;
  const sheets = await Promise.all([first, ...others].map(([, href = ""]) => readFile(join(client, href), "utf8")));
  const style = `<style>${sheets.join("")}</style>`;
  await writeFile(
    join(client, file),
    html.replace(ownSheet, (link) => (link === first[0] ? style : "")),
  );
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
