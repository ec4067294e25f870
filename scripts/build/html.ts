import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type HtmlFile = { path: string; html: string };

/** Every page of the build, by its path below the folder. */
export function htmlFiles(root: string): HtmlFile[] {
  return globSync("**/*.html", { cwd: root }).map((path) => ({ path, html: readFileSync(join(root, path), "utf8") }));
}

/**
 * Scripts are fetched early but behind what is seen first: the style sheet, the fonts, the pictures.
 * The pages that are not hydrated carry no scripts to fetch.
 */
export function lowerPreloadPriority(root: string): void {
  let rewritten = 0;
  for (const { path, html } of htmlFiles(root)) {
    const lowered = html.replaceAll(
      '<link rel="modulepreload" href',
      '<link rel="modulepreload" fetchpriority="low" href',
    );
    if (lowered === html) continue;
    writeFileSync(join(root, path), lowered);
    rewritten++;
  }
  if (rewritten === 0) throw new Error("No page preloads its scripts: has the way React Router writes them changed?");
}
