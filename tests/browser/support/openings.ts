import type { Page as BrowserPage } from "@playwright/test";
import type { AccessibilityState } from "./accessibility-plan.ts";
import { type Language, messages } from "./site.ts";

type Opening = { open: (page: BrowserPage, lang: Language) => Promise<void>; look: string };

/** How to open each state, and the part of the page it changes. */
export const openings: Record<AccessibilityState, Opening> = {
  menu: { open: (page) => page.locator("[popovertarget=menu]").click(), look: "header" },
  dialog: {
    open: (page, lang) => page.getByRole("button", { name: messages[lang].donation.lightningButton }).click(),
    look: "dialog[open]",
  },
  filter: {
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].publications.filter }).getByRole("link").nth(1).click(),
    look: "main",
  },
  marker: { open: (page) => page.locator(".leaflet-marker-icon").nth(3).click(), look: "main" },
  zoom: {
    open: (page, lang) => page.getByRole("button", { name: messages[lang].tour.zoom }).click(),
    look: "dialog[open]",
  },
  viewer: { open: (page) => page.locator("[aria-labelledby=gallery] a").first().click(), look: "dialog[open]" },
  year: {
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].board.years }).getByRole("link").nth(1).click(),
    look: "main",
  },
  school: { open: (page) => page.locator("main li li a").first().click(), look: "[aria-labelledby=answer]" },
  city: {
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].events.filter }).getByRole("link").nth(1).click(),
    look: "main",
  },
  talks: {
    open: (page) =>
      page
        .locator("section", { has: page.locator("#schedule") })
        .locator("summary")
        .click(),
    look: "main",
  },
};
