import { editorPath } from "#model/editor-path.ts";
import { canonicalPath, encodeUnsafe, redirectFor, type Visitor } from "../policy/language.ts";
import { languageOfPath, notFoundPage } from "../policy/paths.ts";
import type { SiteFile } from "./files.ts";
import { fileNameOf, type Target } from "./request-target.ts";

export type Outcome =
  /** `address` is what the headers and the security policy of the answer go by. */
  | { kind: "file"; file: SiteFile; address: string }
  | { kind: "redirect"; reason: "language" | "canonical"; location: string }
  /** `page` is the 404 page to show; none: a short text. */
  | { kind: "missing"; page: string | undefined };

export type Files = ReadonlyMap<string, SiteFile>;

export function route({ path, search }: Target, visitor: Visitor, files: Files): Outcome {
  const name = fileNameOf(path);
  const file = files.get(name);
  if (file && !isPageFile(name)) return { kind: "file", file, address: name };

  const canonical = canonicalPath(path, visitor.pages);
  const canonicalFile = findCanonical(fileNameOf(canonical), files);
  if (canonicalFile && canonical !== path) {
    return { kind: "redirect", reason: "canonical", location: canonical + encodeUnsafe(search) };
  }
  if (canonicalFile) return { kind: "file", file: canonicalFile, address: canonical };

  const location = redirectFor(canonical, search, visitor);
  if (location) return { kind: "redirect", reason: "language", location };
  return { kind: "missing", page: notFoundPage(canonical) };
}

function findCanonical(name: string, files: Files): SiteFile | undefined {
  // Pages without a language are for hosts that cannot redirect; here they are never shown.
  const page = (languageOfPath(name) ?? name === editorPath) && files.get(`${name}/index.html`);
  return page || (isPageFile(name) ? undefined : files.get(name));
}

function isPageFile(name: string): boolean {
  return name.endsWith("/index.html") || name.endsWith("/404.html");
}
