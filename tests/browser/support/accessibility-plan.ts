import { keysOf } from "#model/keys.ts";
import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, type Page, unprefixedPathTo } from "#model/pages.ts";

export type Size = "desktop" | "phone";

/** Something opened or chosen on a page, which the accessibility tests check too. */
const pageOf = {
  menu: "home",
  dialog: "donation",
  filter: "publications",
  marker: "branches",
  zoom: "kryptoTour",
  viewer: "branch",
  year: "board",
  school: "join",
  city: "events",
  talks: "kryptoTour",
} as const satisfies Record<string, Page>;

export type AccessibilityState = keyof typeof pageOf;
type State = { page: Page; state: AccessibilityState };

const phoneOnly: AccessibilityState[] = ["menu", "zoom"];

/** The language choice, for hosts that cannot redirect. */
export const gate = "/";

const missingBranch = unprefixedPathTo("branch", { id: "atlantis" });

/** Pages without React: missing pages, and the choice of language. */
export const staticTargets: string[] = [
  ...languages.flatMap((lang) => [fallbackPages.notFound, missingBranch].map((path) => inLanguage(path, lang))),
  gate,
];

export function statesAt(size: Size): State[] {
  return keysOf(pageOf)
    .filter((state) => size === "phone" || !phoneOnly.includes(state))
    .map((state) => ({ page: pageOf[state], state }));
}

/** The size at which pages of a language are checked, so that every kind of page is checked at both. */
export const sizeOf: Record<Language, Size> = { fr: "phone", en: "desktop" };
