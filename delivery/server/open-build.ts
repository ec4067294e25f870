import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { readBuiltSite, StartError } from "../built-site.ts";
import { hashedFolders } from "../policy/headers.ts";
import { isInside } from "../policy/paths.ts";
import { findReleases } from "../releases.ts";

/** One release: its pages, its redirects and the place of each public file. */
export interface Site {
  release: string;
  pages: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
  /** By public path, such as "/fr/bureau/index.html"; with hashed files of earlier releases, for pages opened before. */
  files: ReadonlyMap<string, string>;
}

export interface OpenBuild {
  folder: string;
  site: Site;
}

export async function openBuild(folder: string): Promise<OpenBuild> {
  return { folder, site: await openSite(folder) };
}

async function openSite(folder: string): Promise<Site> {
  const [release = folder, ...earlier] = await findReleases(folder);
  const { pages, redirects = {} } = readBuiltSite(join(release, "site.json"));
  const current = publicFiles(release);
  const missing = pages
    .flatMap((page) => languages.map((lang) => inLanguage(page, lang)))
    .find((page) => !current.has(`${page}/index.html`));
  if (missing !== undefined)
    throw new StartError(`The page ${missing} is missing in ${release}. Run "npm run build" again.`);
  const readable = earlier.toReversed().filter((other) => existsSync(join(other, "client")));
  const old = readable.flatMap((other) => [...publicFiles(other)].filter(([path]) => isHashed(path)));
  return {
    release,
    pages: new Set(pages),
    redirects: new Map(Object.entries(redirects)),
    files: new Map([...old, ...current]),
  };
}

type Following = { every?: number; signal?: AbortSignal; log?: (line: string) => void };

/** Looks for a new release every second, because file watchers do not work on mounts. */
export async function follow(build: OpenBuild, { every = 1_000, signal, log = console.log }: Following = {}) {
  let refused = "";
  for (;;) {
    await setTimeout(every, undefined, { signal }).catch(() => {});
    if (signal?.aborted) return;
    const [found = ""] = await findReleases(build.folder).catch(() => []);
    if (found === "" || found === build.site.release || found === refused) continue;
    try {
      build.site = await openSite(build.folder);
      log(`A new build is shown since ${new Date().toISOString()}: ${build.site.pages.size} pages.`);
    } catch (error) {
      refused = found;
      log(`The new build cannot be read, so the old one stays: ${String(error)}`);
    }
  }
}

const isHashed = (path: string) => hashedFolders.some((folder) => isInside(path, folder));

/** Without hidden files and source maps; the compressed copies are told apart when a file is sent. */
function publicFiles(release: string): Map<string, string> {
  const client = join(release, "client");
  const files = listFiles(client).map((file) => [publicPath(client, file), file] as const);
  return new Map(
    files.filter(([path]) => !/\.map(?:\.\w+)?$|\/\.(?!well-known\/)|\/\.well-known\/(?:.*\/)?\./.test(path)),
  );
}

function publicPath(client: string, file: string): string {
  return `/${relative(client, file).split(sep).join("/")}`.normalize();
}

// A recursive readdir would follow symbolic links, which could lead outside the folder.
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}
