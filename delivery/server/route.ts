import { canonicalPath, encodeUnsafe, movedTo, redirectFor, type Visitor } from "../policy/language.ts";
import { languageOfPath, notFoundPage } from "../policy/paths.ts";
import type { Answer } from "./answers.ts";
import type { Release } from "./release.ts";
import { fileNameOf, type Target } from "./request-target.ts";

export type Outcome =
  | { kind: "file"; answer: Answer }
  | { kind: "redirect"; reason: "language" | "canonical" | "moved"; location: string }
  /** `page` is the 404 page to show; undefined for a short text. */
  | { kind: "missing"; page: string | undefined };

export function route({ path, search }: Target, visitor: Visitor, release: Release): Outcome {
  const { files, oldFiles, pages, redirects } = release;
  const name = fileNameOf(path);
  const file = files.get(name) ?? oldFiles.get(name);
  if (file && !isPageFile(name)) return { kind: "file", answer: file };

  const canonical = canonicalPath(path, pages);
  const canonicalFile = findCanonical(fileNameOf(canonical), release);
  if (canonicalFile && canonical !== path) {
    return { kind: "redirect", reason: "canonical", location: canonical + encodeUnsafe(search) };
  }
  if (canonicalFile) return { kind: "file", answer: canonicalFile };

  const moved = movedTo(canonical, redirects);
  if (moved) return { kind: "redirect", reason: "moved", location: moved + encodeUnsafe(search) };
  const location = redirectFor(canonical, search, visitor, pages);
  if (location) return { kind: "redirect", reason: "language", location };
  return { kind: "missing", page: notFoundPage(canonical) };
}

function findCanonical(name: string, { files }: Release): Answer | undefined {
  // Pages without a language are for hosts that cannot redirect.
  const page = languageOfPath(name) && files.get(`${name}/index.html`);
  return page || (isPageFile(name) ? undefined : files.get(name));
}

function isPageFile(name: string): boolean {
  return name.endsWith("/index.html") || name.endsWith("/404.html");
}
