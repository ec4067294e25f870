import type { Exceptions } from "../server/checks.ts";

/** What Cloudflare Pages cannot do, or does in another way that cloudflare.test.ts looks at; by the names of the checks. */
export const cloudflareExceptions: Exceptions = {
  ...because("the host's own redirects are asked for again each time", [
    "/fr/ moves for good to /fr",
    "/fr/bureau/ moves for good to /fr/bureau",
    "/fr/bureau/?annee=2023 moves for good to /fr/bureau?annee=2023",
    "/fr/bureau/index.html moves for good to /fr/bureau",
    "the old address /fr/antennes/lille leads to /fr/antennes, in the language it was asked for",
    "the old address /en/antennes/lille?from=card leads to /en/antennes?from=card, in the language it was asked for",
    "the old address /fr/accueil leads to /fr, in the language it was asked for",
  ]),
  ...because("the file of a 404 page leads to an address where nothing is", [
    "/fr/404.html shows fr/404.html with status 404",
    "/404.html shows the 404 page of the site and never redirects",
  ]),
  ...because("the nearest 404 page above an address is shown", [
    "/fr/antennes/hult/team shows fr/404.html with status 404",
    "/fr/antennes/essec/photo.jpg shows fr/404.html with status 404",
  ]),
  ...because("every missing address gets a page", ["missing data of a page gets a short text"]),
  ...because("the edge before the engine chooses the encoding and says so", [
    "a browser that accepts “gzip, deflate, br, zstd” gets br",
    "a browser that accepts “gzip” gets gzip",
    "a browser that accepts “identity” gets undefined",
  ]),
  ...because("the engine sends files whole", [
    "the part bytes=0-3 of a file is answered 206",
    "the part bytes=-4 of a file is answered 206",
    "the part bytes=5-400 of a file is answered 206",
    "a part beyond the end is refused",
  ]),
  ...because("the policy stands in the page, which HEAD does not send", [
    "HEAD /fr/bureau has no body",
    "HEAD /fr/nowhere has no body",
  ]),
  ...because("a policy in the page cannot report only", [
    "a page that cannot require trusted types reports what it would refuse",
  ]),
  ...because("the engine refuses by 500, and the edge stands before it", ["two Host headers are a bad request"]),
  ...because("a refusal does not list what is allowed", ["only reading is allowed"]),
  ...because("the engine looks for a file of any length, and the edge before it has a limit of its own", [
    "a path beyond 2,048 characters is refused, a query is not",
  ]),
  ...because("the host's own name of the type; ours would be sent with 404 pages too", [
    "/feeds/publications-fr.atom is application/atom+xml; charset=utf-8",
    "/sitemap.xml is application/xml; charset=utf-8",
    "/assets/app-abc123.js is text/javascript; charset=utf-8",
  ]),
};

function because(reason: string, checks: readonly string[]): Exceptions {
  return Object.fromEntries(checks.map((name) => [name, reason]));
}
