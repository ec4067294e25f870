// For the pages React does not run on: the 404 pages and the pages that choose a language.

const gateLinks = document.querySelectorAll("a[data-gate]");
const prefixed = /^\/(fr|en)(\/|$)/i.test(location.pathname);

if (gateLinks.length > 0 && !prefixed) {
  const chosen = /(?:^|; )lang=(fr|en)/.exec(document.cookie)?.[1];
  const lang = chosen ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
  const link = document.querySelector(`a[data-gate="${lang}"]`);
  const target = link.dataset.gateTarget ?? link.getAttribute("href") + location.search + location.hash;
  location.replace(target);
} else {
  console.warn(`404: no page at ${location.pathname}`);
}

document.querySelector("a[data-language]")?.addEventListener("click", ({ currentTarget }) => {
  document.cookie = `lang=${currentTarget.hreflang}; path=/; max-age=31536000; SameSite=Lax`;
});

const menu = document.querySelector("[popover]");
menu?.addEventListener("toggle", ({ newState }) => {
  document.querySelector(`[popovertarget="${menu.id}"]`)?.setAttribute("aria-expanded", String(newState === "open"));
});
