// Runs on the 404 pages.
import { closest } from "#check/read/suggest.ts";
import { chosenLanguage, preferredLanguage } from "#model/language-choice.ts";
import { pathTo } from "#model/pages.ts";

const hasLanguage = /^\/(?:fr|en)(?:\/|$)/i.test(location.pathname);

if (!hasLanguage && !/\.\w+$/.test(location.pathname)) {
  // Hosts that can redirect never serve this page for an address without a language.
  location.replace(pathTo("home", chosenLanguage(document.cookie) ?? preferredLanguage(navigator.language)));
} else {
  console.warn(`404: no page at ${location.pathname}`);
  suggestPage();
}

/** The page whose address is most similar to the requested one. */
function suggestPage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-pages] a")];
  const paths = links.map(({ pathname }) => pathname);
  const above = paths.findLast((path) => location.pathname.startsWith(`${path}/`) && path.length > 3);
  const nearest = closest(location.pathname, paths) ?? above;
  const link = links.find(({ pathname }) => pathname === nearest);
  const place = document.querySelector<HTMLElement>("[data-nearest]");
  if (!place) return;
  place.hidden = link === undefined;
  if (link) place.querySelector("span")?.replaceChildren(link.cloneNode(true));
}
