import type { Page as BrowserPage } from "@playwright/test";
import { type AccessibilityState, accessibilityStates } from "../../../app/content/accessibility-states.ts";
import { fallbackPages, inLanguage, type Page, pages } from "../../../app/i18n/pages.ts";
import { addressOf, type Language, languages, messages } from "./site.ts";

export type Size = "desktop" | "phone";

/** One address, and what is opened or chosen on it besides looking at it as it opens. */
export type Target = { address: string; lang: Language; isStatic: boolean; states: AccessibilityState[] };

const statesOf: Partial<Record<Page, AccessibilityState[]>> = {
  home: ["menu"],
  donation: ["dialog"],
  publications: ["filter"],
  branches: ["marker"],
  kryptoTour: ["zoom"],
  branch: ["viewer"],
  board: ["year"],
};

const phoneOnly: AccessibilityState[] = ["menu", "zoom"];

/** The page that offers a choice of language, as a host that cannot redirect would show it. */
export const gate = "/";

export const targets: Target[] = [
  ...languages.flatMap((lang) => [
    ...(Object.keys(pages) as Page[]).map((name) => ({
      address: addressOf(name, lang, "lyon"),
      lang,
      isStatic: false,
      states: statesOf[name] ?? [],
    })),
    ...[fallbackPages.notFound, "/antennes/atlantis", fallbackPages.offline].map((path) => ({
      address: inLanguage(path, lang),
      lang,
      isStatic: true,
      states: [],
    })),
  ]),
  { address: gate, lang: "fr", isStatic: true, states: [] },
];

export function statesAt(target: Target, size: Size): AccessibilityState[] {
  return target.states.filter((state) => size === "phone" || !phoneOnly.includes(state));
}

/** The figures of the statement, as far as they follow from the plan. */
export function plannedFigures() {
  const sizes: Size[] = ["desktop", "phone"];
  const checks = sizes.flatMap((size) => targets.map((target) => 1 + statesAt(target, size).length));
  return {
    pages: targets.length,
    sizes: sizes.length,
    checks: checks.reduce((sum, count) => sum + count, 0),
    faults: 0,
    states: [...accessibilityStates],
  };
}

type Opening = { open: (page: BrowserPage, lang: Language) => Promise<void>; look: string };

/** How a visitor brings each state about, and the part of the page to look at then. */
export const openings: Record<AccessibilityState, Opening> = {
  menu: { open: (page) => page.locator("[popovertarget=menu]").click(), look: "header" },
  dialog: {
    open: (page, lang) => page.getByRole("button", { name: messages[lang].donation.lightningButton }).click(),
    look: "dialog[open]",
  },
  filter: {
    open: (page, lang) =>
      page.getByRole("link", { name: messages[lang].publications.category.article }).first().click(),
    look: "main",
  },
  marker: { open: (page) => page.locator(".map-mark").nth(3).click(), look: "main" },
  zoom: {
    open: (page, lang) => page.getByRole("button", { name: messages[lang].tour.zoom }).click(),
    look: "dialog[open]",
  },
  viewer: { open: (page) => page.locator(".gallery a").first().click(), look: "dialog[open]" },
  year: { open: (page) => page.locator(".choice-row a").nth(1).click(), look: "main" },
};
