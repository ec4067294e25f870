import type { BuiltSite } from "../built-site.ts";
import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { contentType, jsonFeed } from "../policy/content-type.ts";
import {
  documentHeaders,
  framing,
  inertPattern,
  inertPolicy,
  partHeaders,
  partPattern,
  redirectCaching,
} from "../policy/headers.ts";
import { anyBranch, filePathPattern, missingPage } from "../policy/paths.ts";
import { folderRules, oldAddresses } from "./host.ts";

const pageHeaders = { ...documentHeaders, ...framing };

type Route =
  | { handle: "filesystem" }
  | {
      src: string;
      headers?: Readonly<Record<string, string>>;
      has?: readonly { type: "cookie" | "header"; key: string; value: string }[];
      caseSensitive?: true;
      continue?: true;
      status?: number;
      dest?: string;
    };

export function vercelConfig(site: BuiltSite) {
  const pages = site.pages.flatMap((page) => languages.map((lang) => inLanguage(page, lang)));
  const files = pages.map((address) => address.slice(1));
  const html = contentType("page.html");
  return {
    version: 3,
    routes: [
      ...headerRoutes(),
      ...oldAddresses(site).map(moved),
      ...tidyRoutes(),
      ...languageRoutes(site),
      { handle: "filesystem" },
      ...missing(),
    ],
    overrides: Object.fromEntries(files.map((path) => [`${path}/index.html`, { path, contentType: html }])),
  };
}

function headerRoutes(): Route[] {
  const folders = folderRules.map(({ folder, headers }): Route => ({ src: `^${folder}/`, headers, continue: true }));
  return [
    { src: "^/", headers: { ...partHeaders, "Cache-Control": "no-cache" }, continue: true },
    { src: `^(?!.*${partPattern.source})`, headers: pageHeaders, continue: true },
    { src: inertPattern.source, headers: { "Content-Security-Policy": inertPolicy }, continue: true },
    ...folders,
    { src: jsonFeed.pattern.source, headers: { "Content-Type": jsonFeed.type }, continue: true },
  ];
}

function moved([from, to]: readonly [string, string]): Route {
  return { src: `^${escape(from)}/?$`, status: 301, headers: { Location: to, ...redirectCaching.moved } };
}

function tidyRoutes(): Route[] {
  const prefixes = languages.map((lang): Route => {
    const spelling = [...lang].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("");
    const src = `^/(?!${lang}(?:/|$))${spelling}(/.*)?$`;
    return { src, caseSensitive: true, status: 308, headers: { Location: `/${lang}$1` } };
  });
  return [
    ...prefixes,
    {
      src: "^((?:/.*)?/(?!index\\.html(?:/|$))[^/]+)(?:/(?:index\\.html)?)+$",
      status: 308,
      headers: { Location: "$1" },
    },
  ];
}

/** The cookie first, then the first language of the browser, then English. */
function languageRoutes({ pages }: BuiltSite): Route[] {
  const page = `^/(${pages
    .filter((path) => path !== "/")
    .map((path) => escape(path.slice(1)))
    .join("|")})/?$`;
  const choices = [
    ...languages.map((lang) => ({ lang, has: [{ type: "cookie", key: "lang", value: `^${lang}$` }] as const })),
    { lang: "fr", has: [{ type: "header", key: "accept-language", value: "^\\s*[fF][rR].*" }] as const },
    { lang: "en", has: undefined },
  ];
  const route = (src: string, target: string) =>
    choices.map(({ lang, has }): Route => {
      const headers = { Location: `/${lang}${target}`, ...redirectCaching.language };
      return { src, ...(has && { has }), status: 307, headers };
    });
  const other = `^(?!/(?:${languages.join("|")})(?:/|$))(?!.*(?:${filePathPattern.source}))/.*$`;
  return [...route(page, "/$1"), ...route(other, "")];
}

function missing(): Route[] {
  const show = (src: string, page: string): Route => ({ src, status: 404, dest: page, headers: pageHeaders });
  return [
    ...languages.flatMap((lang) => [
      show(`^/${lang}${anyBranch}$`, missingPage(lang, "branchNotFound")),
      show(`^/${lang}(?:/.*)?$`, missingPage(lang)),
    ]),
    show("^/", "/404.html"),
  ];
}

function escape(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
