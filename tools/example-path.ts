import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pageAt } from "#model/pages.ts";

/** The page that represents its kind in tests and measurements: the largest, because it has the most parts. */
export function examplePath(page: Page, lang: Language): string | undefined {
  const root = join(buildFolder(), "client");
  return globSync([`${lang}/index.html`, `${lang}/**/index.html`], { cwd: root })
    .map((file) => ({ address: `/${file}`.replace("/index.html", ""), size: statSync(join(root, file)).size }))
    .filter(({ address }) => pageAt(address) === page)
    .toSorted((one, other) => other.size - one.size)[0]?.address;
}
