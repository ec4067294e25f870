// Runs where the address chooses what a page shows: the board's year, a category of publications, a city of the agenda.
import { languageOf } from "#model/languages.ts";
import { slugOf } from "#model/slug.ts";
import { fillIn, pluralForm } from "#model/translate.ts";

// Only then has the script that hides past events ended.
addEventListener("DOMContentLoaded", startChoices);

export function startChoices(): void {
  for (const area of document.querySelectorAll<HTMLElement>("[data-choices]:not([data-scripted])")) start(area);
}

function start(area: HTMLElement): void {
  const links = [...area.querySelectorAll<HTMLAnchorElement>("a[data-choice]")];
  const standard = links.find(({ ariaCurrent }) => ariaCurrent);
  if (!standard) return;
  const show = () => showChoice(area, links, standard);
  area.dataset["scripted"] = "";
  for (const link of links) {
    // Without scripts, the fragment shows the part; with them, it would only make the page jump.
    link.hash = "";
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      show();
      announce(area);
    });
  }
  addEventListener("popstate", show);
  show();
}

function showChoice(area: HTMLElement, links: HTMLAnchorElement[], standard: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search);
  const names = area.dataset["choices"]?.split(" ") ?? [];
  const asked = names.flatMap((name) => query.get(name) ?? [])[0] ?? "";
  const chosen = links.find((link) => idsOf(link).includes(slugOf(asked))) ?? standard;
  for (const link of links) link.ariaCurrent = link === chosen ? "true" : null;
  for (const part of partsOf(area)) part.hidden = !isIn(part, chosen) || hasEnded(part);
  for (const group of find(area, "[data-parts]")) group.hidden = countShown(group) === 0;
  for (const part of find(area, "[data-only]")) part.hidden = part.dataset["only"] !== idsOf(chosen)[0];
  for (const notice of find(area, "[data-none]")) notice.hidden = countShown(area) > 0;
  for (const link of find(area, "a[data-next]")) nameNext(area, link, standard.pathname);
  const unknown = chosen === standard ? asked.slice(0, 40) : "";
  for (const notice of find(area, "[data-unknown]")) {
    notice.hidden = unknown === "";
    notice.textContent = fillIn(notice.dataset["unknown"] ?? "", { city: unknown });
  }
  // A number that changes by itself would shift the row.
  if (chosen !== standard) for (const link of links) recount(area, link);
}

/** The first event of all that has not ended. */
function nameNext(area: HTMLElement, link: HTMLElement, address: string): void {
  const next = partsOf(area).find((part) => !hasEnded(part));
  const heading = next?.querySelector("h4");
  if (!next || !heading) return;
  link.setAttribute("href", `${address}#${next.id}`);
  link.lang = heading.closest<HTMLElement>("[lang]")?.lang ?? "";
  link.textContent = heading.textContent;
}

function recount(area: HTMLElement, link: HTMLAnchorElement): void {
  const count = partsOf(area).filter((part) => isIn(part, link) && !hasEnded(part)).length;
  for (const place of find(link, "[data-count]")) place.textContent = `(${count})`;
}

function announce(area: HTMLElement): void {
  const count = countShown(area);
  const form = pluralForm(languageOf(location.pathname), count);
  for (const status of find(area, "[role=status]"))
    status.textContent = status.dataset[form]?.replace(/\d+/, String(count)) ?? "";
}

const find = (within: HTMLElement, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];
const partsOf = (area: HTMLElement) => find(area, "[data-part]");
const countShown = (within: HTMLElement) => find(within, "[data-part]:not([hidden]) article").length;
const hasEnded = ({ dataset }: HTMLElement) => Number(dataset["ends"] ?? Infinity) <= Date.now();

/** The name in the address, then other spellings of it; empty for the link that shows everything. */
const idsOf = ({ dataset }: HTMLAnchorElement) => (dataset["choice"] ?? "").split(" ");

function isIn({ dataset }: HTMLElement, link: HTMLAnchorElement): boolean {
  const [id] = idsOf(link);
  return id === "" || dataset["part"] === id;
}
