import { closest } from "#check/read/suggest.ts";

/** Suggests the page whose address is most similar to the requested one. */
export function suggestPage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-pages] a")];
  const nearest = closest(
    location.pathname,
    links.map(({ pathname }) => pathname),
  );
  const link = links.find(({ pathname }) => pathname === nearest);
  const place = document.querySelector<HTMLElement>("[data-nearest]");
  if (!place) return;
  place.hidden = link === undefined;
  if (link) place.querySelector("span")?.replaceChildren(link.cloneNode(true));
}
