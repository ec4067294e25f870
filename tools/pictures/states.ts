import type { Page } from "@playwright/test";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";
import { fewWindows, type View, windows } from "./views.ts";

export type State = {
  name: string;
  path: (lang: Language) => string;
  views: readonly View[];
  reach?: (page: Page) => Promise<unknown>;
};

const phone = fewWindows.slice(0, 1);

/** Opened, selected and missing pages. */
export const states: State[] = [
  {
    name: "menu",
    path: (lang) => pathTo("board", lang),
    views: phone,
    reach: (page) => page.locator("[popovertarget=menu]").click(),
  },
  {
    name: "highlighted",
    path: (lang) => pathTo("home", lang),
    views: windows,
    reach: (page) => page.locator("main nav li a").nth(2).focus(),
  },
  {
    name: "dialog",
    path: (lang) => pathTo("donation", lang),
    views: fewWindows,
    reach: (page) => page.locator("[aria-haspopup=dialog]").click(),
  },
  {
    name: "zoom",
    path: (lang) => pathTo("kryptoTour", lang),
    views: phone,
    reach: (page) => page.locator("button[aria-haspopup=dialog]").click(),
  },
  {
    name: "marker",
    path: (lang) => pathTo("branches", lang),
    views: fewWindows,
    reach: async (page) => {
      await page.locator("[role=region]").scrollIntoViewIfNeeded();
      await page.locator(".leaflet-marker-icon").nth(3).click();
    },
  },
  {
    name: "viewer",
    path: (lang) => examplePath("branch", lang) ?? "",
    views: fewWindows,
    reach: (page) => page.locator("[aria-labelledby=gallery] a").first().click(),
  },
  {
    name: "filter",
    path: (lang) => `${pathTo("publications", lang)}?category=kryptopaper`,
    views: fewWindows,
  },
  { name: "year", path: (lang) => `${pathTo("board", lang)}?year=2021`, views: fewWindows },
  { name: "not-found", path: (lang) => `/${lang}/nothing-here`, views: fewWindows },
  { name: "branch-not-found", path: (lang) => pathTo("branch", lang, { id: "atlantis" }), views: fewWindows },
];
