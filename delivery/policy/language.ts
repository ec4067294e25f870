import { chosenLanguage, preferredLanguage } from "#model/language-choice.ts";
import { type Language, languages } from "#model/languages.ts";
import { inLanguage, withoutLanguage } from "#model/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { filePathPattern, languageOfPath } from "./paths.ts";

export interface Visitor {
  /** The Cookie header; the language toggle sets `lang`. */
  cookies?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** Paths of all real pages, without a language: "/", "/bureau", "/antennes/essec"… */
type Pages = ReadonlySet<string>;

/** The redirect of a path without a language; undefined for a path with one and for files. */
export function redirectFor(path: string, search: string, visitor: Visitor, pages: Pages): string | undefined {
  const page = canonicalPath(path, pages);
  if (languageOfPath(page)) return undefined;
  const isPage = pages.has(page);
  if (!isPage && filePathPattern.test(page)) return undefined;
  const language = chooseLanguage(visitor);
  return isPage ? inLanguage(page, language) + encodeUnsafe(search) : inLanguage("/", language);
}

/** The redirect of an old URL, in the same language if it has one. */
export function movedTo(path: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const old = withoutLanguage(path);
  const target = redirects.get(old) ?? redirects.get(old.toLowerCase());
  const language = languageOfPath(path);
  return target && language ? inLanguage(target, language) : target;
}

/** The canonical path, safe in a Location header; lower-cased where only the lower-case page exists. */
export function canonicalPath(path: string, pages: Pages): string {
  const tidy = decodeUnreserved(path)
    .replace(/^(?![\\/])/, "/")
    .replace(/[\\/]+/g, "/");
  const trimmed = withoutIndex(tidy).replace(/^\/(?:fr|en)(?=\/|$)/i, (prefix) => prefix.toLowerCase());
  const language = languageOfPath(trimmed);
  const prefix = language ? `/${language}` : "";
  const page = trimmed.slice(prefix.length);
  const lower = page.toLowerCase();
  const exact = !pages.has(page) && pages.has(lower) ? lower : page;
  return encodeUnsafe(prefix + exact) || "/";
}

/** A loop, because a regular expression would take quadratic time on long paths. */
function withoutIndex(path: string): string {
  const index = "/index.html";
  let end = path.length;
  for (;;) {
    if (path.endsWith("/", end) && end > 0) end -= 1;
    else if (path.endsWith(index, end)) end -= index.length;
    else return path.slice(0, end);
  }
}

export function chooseLanguage({ cookies = "", acceptLanguage = "" }: Visitor): Language {
  return chosenLanguage(cookies) ?? preferredLanguage(preferredTag(acceptLanguage));
}

function preferredTag(acceptLanguage: string): string {
  let best = { tag: "", weight: 0 };
  for (const item of acceptLanguage.toLowerCase().split(",")) {
    const [tag = "", ...parameters] = item.split(";").map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality ? Number(quality.slice(2)) : 1;
    // A malformed weight is NaN, and comparisons with NaN are false.
    if (tag && weight > best.weight && weight <= 1) best = { tag, weight };
  }
  return best.tag;
}

function decodeUnreserved(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (escape, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/** Escapes characters that are unsafe in a Location header. */
export function encodeUnsafe(text: string): string {
  return text.toWellFormed().replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
}

/** Redirects of old URLs, in each language and without one. */
export function oldAddresses(redirects: BuiltSite["redirects"] = {}): (readonly [from: string, to: string])[] {
  return Object.entries(redirects).flatMap(([from, to]) => [
    ...languages.map((lang) => [inLanguage(from, lang), inLanguage(to, lang)] as const),
    [from, to] as const,
  ]);
}
