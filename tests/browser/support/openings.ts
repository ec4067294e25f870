import type { Page as BrowserPage } from "@playwright/test";
import type { Page } from "#model/pages.ts";
import { type Language, messages } from "./site.ts";

type Opening = {
  page: Page;
  phoneOnly?: true;
  open: (page: BrowserPage, lang: Language) => Promise<void>;
  /** The part of the page that it changes. */
  look: string;
};

/** What can be opened or chosen on a page, which the accessibility tests check too. */
export const openings: Record<string, Opening> = {
  menu: { page: "home", phoneOnly: true, open: (page) => page.locator("[popovertarget=menu]").click(), look: "header" },
  dialog: {
    page: "donation",
    open: (page, lang) => page.getByRole("button", { name: messages[lang].donation.lightningButton }).click(),
    look: "dialog[open]",
  },
  filter: {
    page: "publications",
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].publications.filter }).getByRole("link").nth(1).click(),
    look: "main",
  },
  marker: { page: "branches", open: (page) => page.locator(".leaflet-marker-icon").nth(3).click(), look: "main" },
  zoom: {
    page: "kryptoTour",
    phoneOnly: true,
    open: (page, lang) => page.getByRole("button", { name: messages[lang].tour.zoom }).click(),
    look: "dialog[open]",
  },
  viewer: {
    page: "branch",
    open: (page) => page.locator("[aria-labelledby=gallery] a").first().click(),
    look: "dialog[open]",
  },
  year: {
    page: "board",
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].board.years }).getByRole("link").nth(1).click(),
    look: "main",
  },
  school: {
    page: "join",
    open: (page) => page.locator("main li li a").first().click(),
    look: "[aria-labelledby=answer]",
  },
  city: {
    page: "events",
    open: (page, lang) =>
      page.getByRole("navigation", { name: messages[lang].events.filter }).getByRole("link").nth(1).click(),
    look: "main",
  },
  talks: {
    page: "kryptoTour",
    open: (page) =>
      page
        .locator("section", { has: page.locator("#schedule") })
        .locator("summary")
        .click(),
    look: "main",
  },
};
