// Runs on the 404 pages.
import { chosenLanguage, preferredLanguage } from "#model/language-choice.ts";
import { pathTo } from "#model/pages.ts";
import { suggestPage } from "./shell/suggest-page.ts";

const hasLanguage = /^\/(?:fr|en)(?:\/|$)/i.test(location.pathname);

if (!hasLanguage && !/\.\w+$/.test(location.pathname)) {
  // Hosts that can redirect never serve this page for an address without a language.
  location.replace(pathTo("home", chosenLanguage(document.cookie) ?? preferredLanguage(navigator.language)));
} else {
  console.warn(`404: no page at ${location.pathname}`);
  suggestPage();
}
