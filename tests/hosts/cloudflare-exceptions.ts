import type { Exceptions } from "../server/checks.ts";

/** Checks that Cloudflare Pages fails, with the reason; cloudflare.test.ts tests what it does instead. */
export const cloudflareExceptions: Exceptions = {
  ...because("the host's own redirects are not cached for a day", [
    "/fr/ redirects permanently to /fr",
    "/fr/bureau/ redirects permanently to /fr/bureau",
    "/fr/bureau/?annee=2023 redirects permanently to /fr/bureau?annee=2023",
    "/fr/bureau/index.html redirects permanently to /fr/bureau",
    "the old URL /fr/antennes/lille redirects to /fr/antennes",
    "the old URL /en/antennes/lille?from=card redirects to /en/antennes?from=card",
    "the old URL /fr/accueil redirects to /fr",
  ]),
  ...because("the file of a 404 page redirects to a missing URL", [
    "/fr/404.html shows fr/404.html with status 404",
    "/404.html shows the bilingual 404 page",
  ]),
  ...because("the 404 page nearest to the URL is shown", [
    "/fr/antennes/hult/team shows fr/404.html with status 404",
    "/fr/antennes/essec/photo.jpg shows fr/404.html with status 404",
  ]),
  ...because("every missing URL gets a page", ["missing page data is answered with a short text"]),
  ...because("the edge in front of the engine chooses the encoding", [
    "a browser that accepts “gzip, deflate, br, zstd” gets br",
    "a browser that accepts “gzip” gets gzip",
    "a browser that accepts “identity” gets undefined",
  ]),
  ...because("the engine ignores Range", [
    "the range bytes=0-3 is answered 206",
    "the range bytes=-4 is answered 206",
    "the range bytes=5-400 is answered 206",
    "a range beyond the end is answered 416",
  ]),
  ...because("the policy is in the page, which HEAD does not send", [
    "HEAD /fr/bureau has no body",
    "HEAD /fr/nowhere has no body",
  ]),
  ...because("a policy in the page cannot be report-only", ["a page without trusted types reports violations"]),
  ...because("the engine answers 500", ["two Host headers are answered 400"]),
  ...because("405 has no Allow header", ["only GET, HEAD and OPTIONS are allowed"]),
  ...because("the limit is set by the edge in front of the engine", [
    "a path beyond 2,048 characters is answered 414, a long query is not",
  ]),
  ...because("the host sets its own type; ours would be sent with 404 pages too", [
    "/feeds/publications-fr.atom is application/atom+xml; charset=utf-8",
    "/sitemap.xml is application/xml; charset=utf-8",
    "/assets/app-abc123.js is text/javascript; charset=utf-8",
  ]),
};

function because(reason: string, checks: readonly string[]): Exceptions {
  return Object.fromEntries(checks.map((name) => [name, reason]));
}
