import { join } from "node:path";
import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { readBuiltSite, StartError } from "../built-site.ts";
import { hashedFolders } from "../policy/headers.ts";
import { isInside } from "../policy/paths.ts";
import { type Answer, prepareAnswer } from "./answers.ts";
import { readFiles } from "./files.ts";

/** One build, read into memory. */
export interface Release {
  folder: string;
  /** By file path: "/fr/bureau/index.html". */
  files: ReadonlyMap<string, Answer>;
  /** Files of earlier builds, for pages that were opened before this build. */
  oldFiles: ReadonlyMap<string, Answer>;
  pages: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

const mostOldFiles = 2_000;

export async function readRelease(folder: string, earlier?: Release): Promise<Release> {
  const { pages, csp, redirects = {} } = readBuiltSite(join(folder, "site.json"));
  const files = new Map<string, Answer>();
  for (const file of (await readFiles(join(folder, "client"), earlier && heldBy(earlier))).values()) {
    const address = file.path.replace(/(.)\/index\.html$/, "$1");
    files.set(file.path, prepareAnswer(file, address, csp));
  }
  const missing = pages
    .flatMap((page) => languages.map((lang) => inLanguage(page, lang)))
    .find((page) => !files.get(`${page}/index.html`)?.plain.size);
  if (missing !== undefined)
    throw new StartError(`The page ${missing} is missing or empty in ${folder}. Run "npm run build" again.`);
  return {
    folder,
    files,
    oldFiles: oldFilesOf(earlier, files),
    pages: new Set(pages),
    redirects: new Map(Object.entries(redirects)),
  };
}

function oldFilesOf(earlier: Release | undefined, files: ReadonlyMap<string, Answer>): ReadonlyMap<string, Answer> {
  if (!earlier) return new Map();
  const isHashed = (path: string) => hashedFolders.some((folder) => isInside(path, folder));
  const old = [...earlier.oldFiles, ...earlier.files];
  return new Map(old.filter(([path]) => isHashed(path) && !files.has(path)).slice(-mostOldFiles));
}

function heldBy({ files, oldFiles }: Release): Map<string, Buffer> {
  const answers = [...files.values(), ...oldFiles.values()];
  const variants = answers.flatMap(({ plain, encoded }) => [plain, ...encoded.values()]);
  return new Map(variants.flatMap(({ etag, body }) => (body ? [[etag, body]] : [])));
}
