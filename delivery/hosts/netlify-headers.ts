import { editorPath } from "#model/editor-path.ts";
import { languages } from "#model/languages.ts";
import type { BuiltSite } from "../built-site.ts";
import { contentTypes } from "../policy/content-type.ts";
import { documentHeaders, framing, inertExtensions, inertPolicy, partHeaders } from "../policy/headers.ts";
import { folderRules } from "./host.ts";

type Rule = { path: string; headers: Readonly<Record<string, string>> };

const { "Cross-Origin-Resource-Policy": sharing = "", ...everywhere } = partHeaders;
const page = { ...documentHeaders, "Cross-Origin-Resource-Policy": sharing };

/**
 * The rules of Netlify's `_headers`. It joins the values of a header that two matching rules set, and can take none
 * away, so no header is set by two rules that can match the same file. Pages keep the host's own caching, which asks
 * again each time, as ours does.
 */
function rules({ pages, csp }: BuiltSite): Rule[] {
  const addresses = ["/", ...languages.flatMap((lang) => [`/${lang}`, `/${lang}/*`]), ...withoutLanguage(pages)];
  if (editorPath in csp) addresses.push(`${editorPath}/`);
  return [
    { path: "/*", headers: everywhere },
    ...folderRules.map(({ folder, headers }) => ({
      path: `${folder}/*`,
      headers: folder === "/documents" ? { ...documentHeaders, ...headers } : headers,
    })),
    ...addresses.map((path) => ({ path, headers: { ...page, ...framing } })),
    ...inertExtensions.map((extension) => ({
      path: `/*.${extension}`,
      headers: { "Content-Security-Policy": inertPolicy },
    })),
    // A type that is known to be text is compressed on the way.
    { path: "/*.data", headers: { "Content-Type": contentTypes.get("data") ?? "" } },
  ];
}

/** The pages that choose a language, the many of one kind by their folder. */
function withoutLanguage(pages: readonly string[]): string[] {
  const paths = pages.filter((path) => path !== "/").map((path) => path.replace(/^(\/[^/]+)\/.*/, "$1/*"));
  return [...new Set(paths)];
}

export function netlifyHeaders(site: BuiltSite): string {
  const block = ({ path, headers }: Rule) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${rules(site).map(block).join("\n")}\n`;
}
