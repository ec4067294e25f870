import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#check/folders.ts";
import { fallbackPages, withoutLanguage } from "#model/pages.ts";

export const root = join(buildFolder(), "client");

export type BuiltPage = { file: string; address: string; html: string };

/** Every HTML file of the build. */
export const builtFiles: BuiltPage[] = globSync("**/*.html", { cwd: root })
  .toSorted()
  .map((file) => ({
    file,
    address: `/${file}`.replace(/\/?(index)?\.html$/, "") || "/",
    html: readFileSync(join(root, file), "utf8"),
  }));

/** The pages of the site proper: under a language, and not an answer for missing addresses. */
export const builtPages = builtFiles.filter(
  ({ file, address }) =>
    /^(fr|en)\//.test(file) && !Object.values<string>(fallbackPages).includes(withoutLanguage(address)),
);

/** Whether an address of the site leads to a page or a file. */
export function isThere(path: string): boolean {
  const file = join(root, decodeURI(path));
  return existsSync(join(file, "index.html")) || (existsSync(file) && path !== "/");
}

export function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
}

export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
}

export function metaContent(html: string, name: string): string | undefined {
  const found = tags(html, "meta").find(
    (tag) => attribute(tag, "name") === name || attribute(tag, "property") === name,
  );
  return found && attribute(found, "content");
}

export function linkTargets(html: string, rel: string): { href: string; hreflang: string | undefined }[] {
  return tags(html, "link")
    .filter((tag) => attribute(tag, "rel") === rel)
    .map((tag) => ({
      href: attribute(tag, "href") ?? "",
      hreflang: attribute(tag, "hrefLang") ?? attribute(tag, "hreflang"),
    }));
}

/** The page in each language, as its head names them; feeds are alternates too, but of no language. */
export function translations(html: string) {
  return linkTargets(html, "alternate").filter(({ hreflang }) => hreflang !== undefined);
}
