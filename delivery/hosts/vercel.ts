import { languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import type { BuiltSite } from "../built-site.ts";
import { contentType } from "../policy/content-type.ts";
import {
  documentHeaders,
  fileHeaders,
  framing,
  hashedFolders,
  inertPattern,
  inertPolicy,
  partHeaders,
  partPattern,
  redirectCaching,
  sharedFolders,
} from "../policy/headers.ts";
import { oldAddresses } from "../policy/language.ts";
import { anyBranch, filePathPattern, missingPage } from "../policy/paths.ts";

const pageHeaders = { ...documentHeaders, ...framing };
const language = `(?:${languages.join("|")})`;

type Route = {
  src?: string;
  handle?: "filesystem";
  headers?: Readonly<Record<string, string>>;
  has?: readonly { type: "cookie" | "header"; key: string; value: string }[];
  caseSensitive?: boolean;
  continue?: boolean;
  status?: number;
  dest?: string;
};

/** What the address asks for, in order; `continue` only adds headers. */
function routes({ pages, redirects }: BuiltSite): Route[] {
  const folders = [...new Set([...hashedFolders, ...sharedFolders, "/documents"])];
  const page = `^/(${pages.flatMap((path) => (path === "/" ? [] : escape(path.slice(1)))).join("|")})/?$`;
  return [
    { src: "^/", headers: { ...partHeaders, "Cache-Control": "no-cache" }, continue: true },
    { src: `^(?!.*${partPattern.source})`, headers: pageHeaders, continue: true },
    { src: inertPattern.source, headers: { "Content-Security-Policy": inertPolicy }, continue: true },
    ...folders.map((folder) => ({ src: `^${folder}/`, headers: fileHeaders(`${folder}/file`), continue: true })),
    ...oldAddresses(redirects).map(([from, to]) => redirect(301, `^${escape(from)}/?$`, to, redirectCaching.moved)),
    { ...redirect(308, "^/(?!fr(?:/|$))[fF][rR](/.*)?$", "/fr$1"), caseSensitive: true },
    { ...redirect(308, "^/(?!en(?:/|$))[eE][nN](/.*)?$", "/en$1"), caseSensitive: true },
    redirect(308, "^((?:/.*)?/(?!index\\.html(?:/|$))[^/]+)(?:/(?:index\\.html)?)+$", "$1"),
    ...inChosenLanguage(page, "/$1"),
    ...inChosenLanguage(`^(?!/${language}(?:/|$))(?!.*(?:${filePathPattern.source}))/.*$`, ""),
    { handle: "filesystem" },
    ...languages.flatMap((lang) => [
      missing(`^/${lang}${anyBranch}$`, missingPage(lang, "branchNotFound")),
      missing(`^/${lang}(?:/.*)?$`, missingPage(lang)),
    ]),
    missing("^/", "/404.html"),
  ];
}

/** For a prebuilt deployment (Build Output API, version 3). */
export function vercelConfig(site: BuiltSite) {
  const files = site.pages.flatMap((page) => languages.map((lang) => inLanguage(page, lang).slice(1)));
  const overrides = files.map((path) => [`${path}/index.html`, { path, contentType: contentType(".html") }] as const);
  return { version: 3, routes: routes(site), overrides: Object.fromEntries(overrides) };
}

function redirect(status: number, src: string, to: string, headers: Record<string, string> = {}) {
  return { src, status, headers: { Location: to, ...headers } };
}

/** The cookie first, then the first language of the browser, then English. */
function inChosenLanguage(src: string, target: string) {
  const choices = [
    ["fr", [{ type: "cookie", key: "lang", value: "^fr$" }]],
    ["en", [{ type: "cookie", key: "lang", value: "^en$" }]],
    ["fr", [{ type: "header", key: "accept-language", value: "^\\s*[fF][rR].*" }]],
    ["en", []],
  ] as const;
  return choices.map(([lang, has]) => ({
    ...redirect(307, src, `/${lang}${target}`, redirectCaching.language),
    ...(has.length > 0 && { has }),
  }));
}

const missing = (src: string, dest: string) => ({ src, status: 404, dest, headers: pageHeaders });

const escape = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
