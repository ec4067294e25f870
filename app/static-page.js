// For the pages React does not run on: the 404 pages, the offline pages and the pages that choose a language.

const gateLinks = document.querySelectorAll("a[data-gate]");
const prefixed = /^\/(fr|en)(\/|$)/i.test(location.pathname);

if (gateLinks.length > 0 && !prefixed) {
  const chosen = /(?:^|; )lang=(fr|en)/.exec(document.cookie)?.[1];
  const lang = chosen ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  const link = document.querySelector(`a[data-gate="${lang}"]`);
  const target = link.dataset.gateTarget ?? link.getAttribute("href") + location.search + location.hash;
  location.replace(target);
} else if (document.querySelector("[data-offline]")) {
  addEventListener("online", () => location.reload());
  document.querySelector("[data-retry]").addEventListener("click", () => location.reload());
  void listKeptPages(document.querySelector("[data-kept]"));
} else {
  console.warn(`404: no page at ${location.pathname}`);
}

for (const link of document.querySelectorAll("a[hreflang]:not([data-gate])")) {
  link.addEventListener("click", () => {
    document.cookie = `lang=${link.hreflang}; path=/; max-age=31536000; SameSite=Lax`;
  });
}

const menu = document.querySelector("[popover]");
menu?.addEventListener("toggle", ({ newState }) => {
  document.querySelector(`[popovertarget="${menu.id}"]`)?.setAttribute("aria-expanded", String(newState === "open"));
});

/** The pages of this language the service worker has a copy of, the last opened first. */
async function listKeptPages(nav) {
  if (!(await globalThis.caches?.has("pages"))) return;
  const cache = await caches.open("pages");
  const prefix = `/${document.documentElement.lang}`;
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => (path === prefix || path.startsWith(`${prefix}/`)) && !path.endsWith(".data"));
  for (const path of paths.toReversed().slice(0, 12)) {
    const link = Object.assign(document.createElement("a"), { href: path });
    link.textContent = titleOf(await (await cache.match(path)).text());
    nav.querySelector("ul").appendChild(document.createElement("li")).append(link);
  }
  nav.hidden = paths.length === 0;
}

/** Without a parser: where the policy asks for trusted types, it takes no text. */
function titleOf(html) {
  const characters = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
  return /<title>([^<]*)/.exec(html)[1].replaceAll(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}
