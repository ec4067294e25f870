import type { Page } from "@playwright/test";
import type { Language } from "#model/languages.ts";
import { fallbackPages, inLanguage, pathTo } from "#model/pages.ts";
import type { Width } from "./browser.ts";

export type State = {
  name: string;
  path: (lang: Language) => string;
  widths: readonly Width[];
  reach?: (page: Page) => Promise<unknown>;
};

const all = [390, 768, 1440] as const;

/** What a visitor sees in between: open, chosen, missing. */
export const states: State[] = [
  {
    name: "menu",
    path: (lang) => pathTo("board", lang),
    widths: [390],
    reach: (page) => page.locator("[popovertarget=menu]").click(),
  },
  {
    name: "dialog",
    path: (lang) => pathTo("donation", lang),
    widths: all,
    reach: (page) => page.locator("[aria-haspopup=dialog]").click(),
  },
  {
    name: "zoom",
    path: (lang) => pathTo("kryptoTour", lang),
    widths: [390],
    reach: (page) => page.locator("button[aria-haspopup=dialog]").click(),
  },
  {
    name: "marker",
    path: (lang) => pathTo("branches", lang),
    widths: all,
    reach: async (page) => {
      await page.locator(".map").scrollIntoViewIfNeeded();
      await page.locator(".map-mark").nth(3).click();
    },
  },
  {
    name: "viewer",
    path: (lang) => pathTo("branch", lang, { id: "lyon" }),
    widths: all,
    reach: (page) => page.locator(".gallery a").first().click(),
  },
  {
    name: "filter",
    path: (lang) => `${pathTo("publications", lang)}?category=kryptopaper`,
    widths: all,
  },
  { name: "year", path: (lang) => `${pathTo("board", lang)}?year=2021`, widths: all },
  { name: "not-found", path: (lang) => `/${lang}/nothing-here`, widths: all },
  { name: "branch-not-found", path: (lang) => pathTo("branch", lang, { id: "atlantis" }), widths: all },
  { name: "offline", path: (lang) => inLanguage(fallbackPages.offline, lang), widths: all },
];
