import { closest } from "#check/read/suggest.ts";

/** Suggests the page whose address is most similar to the requested one. */
export function suggestPage(): void {
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
