import { cpSync, globSync, lstatSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { languages } from "#model/languages.ts";
import { moved } from "#model/words/error-pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { oldAddresses } from "../policy/language.ts";
import { languageOfPath } from "../policy/paths.ts";

/** Copies what may be served, for hosts that compress themselves. */
export function copyPublicFiles(client: string, target: string): void {
  const unwanted = /\.(?:br|gz|map)$|(?:^|\/)\.(?!well-known(?:\/|$))/;
  const isPublic = (path: string) => !unwanted.test(relative(client, path)) && !lstatSync(path).isSymbolicLink();
  cpSync(client, target, { recursive: true, filter: (path) => path === client || isPublic(path) });
}

/**
 * For GitHub Pages, which cannot set headers or redirect and adds a slash to the address of a folder: pages become files
 * ("fr/bureau.html"), and old addresses pages with a refresh.
 */
export function copyBareFolder(client: string, target: string, { redirects }: BuiltSite): void {
  copyPublicFiles(client, target);
  for (const file of globSync("**/index.html", { cwd: target })) makeFile(target, dirname(file));
  for (const [from, to] of oldAddresses(redirects)) {
    mkdirSync(join(target, dirname(from)), { recursive: true });
    writeFileSync(join(target, `${from}.html`), movedPage(to));
  }
  // Without it files whose name begins with an underscore are left out.
  writeFileSync(join(target, ".nojekyll"), "");
}

function makeFile(target: string, folder: string): void {
  if (folder === ".") return;
  renameSync(join(target, folder, "index.html"), join(target, `${folder}.html`));
  try {
    rmdirSync(join(target, folder));
  } catch {
    // The folder contains other pages.
  }
}

/** The page at an old URL where the host cannot redirect: a refresh and a link. */
function movedPage(target: string): string {
  const language = languageOfPath(target);
  const sentence = language ? moved[language] : languages.map((lang) => moved[lang]).join(" – ");
  return `<!doctype html>
<html lang="${language ?? "fr"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
<title>${sentence}</title>
</head>
<body><p>${sentence} <a href="${target}">${target}</a></p></body>
</html>
`;
}
