import type { BuiltSite } from "../built-site.ts";
import { contentType } from "../policy/content-type.ts";
import { cacheControl, framing, redirectCaching, securityHeaders } from "../policy/headers.ts";
import { canonicalPath, encodeUnsafe, movedTo, redirectFor } from "../policy/language.ts";
import { languageOfPath } from "../policy/paths.ts";

/** Replaced by write-settings.ts. */
declare const SITE: Required<Pick<BuiltSite, "pages" | "redirects">>;

type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

const pages = new Set(SITE.pages);
const redirects = new Map(Object.entries(SITE.redirects));

/** Runs at Cloudflare for URLs without a language and redirects like our server. */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const redirection = isRead && redirectOf(request);
    if (redirection) return redirection;
    const answer = await ASSETS.fetch(request);
    return answer.status === 404 ? asPage(answer) : answer;
  },
};

/** Cloudflare sets headers by URL: the 404 page of a missing PDF would get the headers of a PDF. */
function asPage({ body, status }: Response): Response {
  const headers = { ...securityHeaders, ...framing, "Content-Type": contentType("404.html") };
  return new Response(body, { status, headers: { ...headers, "Cache-Control": cacheControl("/404.html") } });
}

function redirectOf({ url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const path = canonicalPath(pathname, pages);
  const moved = movedTo(path, redirects);
  if (moved) return redirect(301, moved + encodeUnsafe(search), redirectCaching.moved);
  if (languageOfPath(path)) {
    return path === pathname ? undefined : redirect(308, path + encodeUnsafe(search), redirectCaching.canonical);
  }

  const visitor = {
    cookies: headers.get("Cookie") ?? undefined,
    acceptLanguage: headers.get("Accept-Language") ?? undefined,
  };
  const location = redirectFor(path, search, visitor, pages);
  return location === undefined ? undefined : redirect(307, location, redirectCaching.language);
}

function redirect(status: number, location: string, caching: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { ...securityHeaders, ...caching, Location: location } });
}
