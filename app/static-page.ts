// Runs on the pages that React does not hydrate: 404, offline and language gate.
import { chosenLanguage, preferredLanguage, rememberLanguage } from "#model/language-choice.ts";
import { languageOf } from "#model/languages.ts";
import { suggestPage } from "./shell/suggest-page.ts";
import { pathTo } from "#model/pages.ts";

const lang = chosenLanguage(document.cookie) ?? preferredLanguage(navigator.language);
const hasLanguage = /^\/(?:fr|en)(?:\/|$)/i.test(location.pathname);
const gate = document.querySelector<HTMLAnchorElement>(`a[data-gate="${lang}"]`);
const offline = find("[data-offline]");

if (gate && !hasLanguage) {
  location.replace(gate.dataset["gateTarget"] ?? gate.pathname + location.search + location.hash);
} else if (offline) {
  const retry = () => location.reload();
  addEventListener("online", retry);
  find("[data-retry]")?.addEventListener("click", retry);
  void listKeptPages(find("[data-stored]"));
} else if (!hasLanguage && !/\.\w+$/.test(location.pathname)) {
  // Hosts that can redirect never serve this page for an address without a language.
  location.replace(pathTo("home", lang));
} else {
  console.warn(`404: no page at ${location.pathname}`);
  suggestPage();
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]:not([data-gate])")) {
  link.addEventListener("click", () => rememberLanguage(languageOf(`/${link.hreflang}`)));
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** The stored pages of this language, newest first. */
async function listKeptPages(nav: HTMLElement | null): Promise<void> {
  const list = nav?.querySelector("ul");
  if (!nav || !list || !("caches" in globalThis) || !(await caches.has("pages"))) return;
  const cache = await caches.open("pages");
  const prefix = `/${document.documentElement.lang}`;
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => (path === prefix || path.startsWith(`${prefix}/`)) && !path.endsWith(".data"));
  for (const path of paths.toReversed().slice(0, 12)) {
    const link = Object.assign(document.createElement("a"), { href: path });
    link.textContent = titleOf((await (await cache.match(path))?.text()) ?? "") || path;
    list.appendChild(document.createElement("li")).append(link);
  }
  nav.hidden = paths.length === 0;
}

/** Not DOMParser, which refuses strings under Trusted Types. */
function titleOf(html: string): string {
  const characters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  return title.replaceAll(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}
