import type { BuiltSite } from "../built-site.ts";
import { cpSync, globSync, lstatSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Host, oldAddresses } from "./host.ts";
import { movedPage } from "./moved-page.ts";

/** Copies the built files to `target` in the form a host needs, uncompressed. */
export function copyForHost(client: string, target: string, host: Host, site: BuiltSite): void {
  cpSync(client, target, { recursive: true, filter: (path) => path === client || isPublic(client, path) });
  if (host.pagesAsFiles) for (const file of globSync("**/*.html", { cwd: target })) makeFile(target, file);
  for (const [from, to] of host.movedPages ? oldAddresses(site) : []) {
    mkdirSync(join(target, dirname(from)), { recursive: true });
    writeFileSync(join(target, `${from}.html`), movedPage(to));
  }
}

/** Excludes what our server does not serve: hidden files, source maps and symbolic links. */
function isPublic(client: string, path: string): boolean {
  const unwanted = /\.(?:br|gz|map)$|(?:^|\/)\.(?!well-known(?:\/|$))/;
  return !unwanted.test(relative(client, path)) && !lstatSync(path).isSymbolicLink();
}

/** fr/bureau/index.html becomes fr/bureau.html, which hosts serve at /fr/bureau without a slash. */
function makeFile(target: string, file: string): void {
  const folder = dirname(file);
  if (!file.endsWith("/index.html")) return;
  renameSync(join(target, file), join(target, `${folder}.html`));
  try {
    rmdirSync(join(target, folder));
  } catch {
    // The folder contains other pages.
  }
}
