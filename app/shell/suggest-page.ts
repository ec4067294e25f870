import { closest } from "#check/read/suggest.ts";

/** On a 404 page: names the page whose address looks most like the one asked for. */
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
