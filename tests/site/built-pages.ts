import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { buildFolder } from "#check/folders.ts";
import { fallbackPages, withoutLanguage } from "#model/pages.ts";

export const root = join(buildFolder(), "client");

/** An HTML file of the build, parsed on first use. */
export class BuiltPage {
  readonly file: string;
  readonly address: string;
  readonly html: string;
  #parsed: CheerioAPI | undefined;

  constructor(file: string) {
    this.file = file;
    this.address = `/${file}`.replace(/\/?(index)?\.html$/, "") || "/";
    this.html = readFileSync(join(root, file), "utf8");
  }

  get $(): CheerioAPI {
    return (this.#parsed ??= load(this.html));
  }
}

/** Every HTML file of the build. */
export const builtFiles: BuiltPage[] = globSync("**/*.html", { cwd: root })
  .toSorted()
  .map((file) => new BuiltPage(file));

/** The pages under a language, without the error pages. */
export const builtPages = builtFiles.filter(
  ({ file, address }) =>
    /^(fr|en)\//.test(file) && !Object.values<string>(fallbackPages).includes(withoutLanguage(address)),
);

/** Whether the build has a page or a file at this path. */
export function isThere(path: string): boolean {
  const file = join(root, decodeURI(path));
  return existsSync(join(file, "index.html")) || (existsSync(file) && path !== "/");
}

export function attributesOf($: CheerioAPI, selector: string): Partial<Record<string, string>>[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr() ?? {});
}

export function metaContent($: CheerioAPI, name: string): string | undefined {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");
}

type Target = { href: string; hreflang: string | undefined };

export function linkTargets($: CheerioAPI, rel: string): Target[] {
  return attributesOf($, `link[rel="${rel}"]`).map(({ href = "", hreflang }) => ({ href, hreflang }));
}

/** The translations named in the head; feeds are alternates without a language. */
export function translations($: CheerioAPI) {
  return linkTargets($, "alternate").filter(({ hreflang }) => hreflang !== undefined);
}
