import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { parseAtlas, type Atlas } from "./read/atlas.ts";
import { checkFiles, type Checked, type CheckOptions } from "./check-files.ts";
import { fileFinding, sortFindings } from "./finding.ts";
import { catalogues } from "./messages/catalogue.ts";
import type { Files } from "./read/tree.ts";

let atlas: Atlas | undefined;

/** Checks a content folder on disk. */
export function checkFolder(root: string, options: Omit<CheckOptions, "atlas">): Checked {
  const { lang, shownAs = basename(resolve(root)) } = options;
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    return { fileCount: 0, findings: [fileFinding(shownAs, catalogues[lang].noContentFolder())], notes: [] };
  }
  const { files, unreadable, links } = readFolder(root);
  const checked = checkFilesOnMap(files, { ...options, shownAs });
  const say = catalogues[lang];
  const findings = [
    ...unreadable.map((path) => fileFinding(`${shownAs}/${path}`, say.unreadableFile())),
    ...links.map((path) => fileFinding(`${shownAs}/${path}`, say.symbolicLink())),
  ];
  return { ...checked, findings: sortFindings([...findings, ...checked.findings]) };
}

/** Checks files in memory with the atlas, for commands that check before they write. */
export function checkFilesOnMap(files: Files, options: Omit<CheckOptions, "atlas">): Checked {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  atlas ??= parseAtlas(readFileSync(file, "utf8"));
  return checkFiles(files, { ...options, atlas });
}

/** Every file of the folder; those that cannot be opened; and symbolic links, which could publish any file of the computer. */
export function readFolder(root: string): { files: Files; unreadable: string[]; links: string[] } {
  const files = new Map<string, Uint8Array>();
  const unreadable: string[] = [];
  const { links = [], others = [] } = Object.groupBy(listFiles(root), ({ isLink }) => (isLink ? "links" : "others"));
  for (const { path } of others) {
    try {
      files.set(path, readFileSync(join(root, path)));
    } catch {
      unreadable.push(path);
    }
  }
  return { files, unreadable, links: links.map(({ path }) => path) };
}

/** Without those whose name begins with a dot. */
function listFiles(root: string, folder = ""): { path: string; isLink: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((entry) => {
      const path = folder + entry.name;
      return entry.isDirectory() ? listFiles(root, `${path}/`) : [{ path, isLink: entry.isSymbolicLink() }];
    });
}
