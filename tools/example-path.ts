import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pageAt } from "#model/pages.ts";

/** The built pages of one kind, largest first, because it has the most parts. */
export function pagesOfKind(page: Page, lang: Language, build = buildFolder()): string[] {
  const root = join(build, "client");
  return globSync([`${lang}/index.html`, `${lang}/**/index.html`], { cwd: root })
    .map((file) => ({ address: `/${file}`.replace("/index.html", ""), size: statSync(join(root, file)).size }))
    .filter(({ address }) => pageAt(address) === page)
    .toSorted((one, other) => other.size - one.size)
    .map(({ address }) => address);
}

/** The page that represents its kind in tests and measurements; undefined if there is none. */
export function examplePath(page: Page, lang: Language, build?: string): string | undefined {
  return pagesOfKind(page, lang, build)[0];
}
