import { type AccessibilityState, accessibilityStates } from "#model/schema/accessibility.ts";
import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, type Page, allPages, unprefixedPathTo } from "#model/pages.ts";
import { examplePath } from "../example-path.ts";

export type Size = "desktop" | "phone";

type State = { page: Page; state: AccessibilityState };

const pageOf: Record<AccessibilityState, Page> = {
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
};

const phoneOnly: AccessibilityState[] = ["menu", "zoom"];

/** The language choice, for hosts that cannot redirect. */
export const gate = "/";

const missingBranch = unprefixedPathTo("branch", { id: "atlantis" });

/** Pages without React: missing and offline pages, and the choice of language. */
export const staticTargets: string[] = [
  ...languages.flatMap((lang) =>
    [fallbackPages.notFound, missingBranch, fallbackPages.offline].map((path) => inLanguage(path, lang)),
  ),
  gate,
];

export function statesAt(size: Size): State[] {
  return accessibilityStates
    .filter((state) => size === "phone" || !phoneOnly.includes(state))
    .map((state) => ({ page: pageOf[state], state }));
}

/** The size at which pages of a language are checked, so that every kind of page is checked at both. */
export const sizeOf: Record<Language, Size> = { fr: "phone", en: "desktop" };

/** The kinds of page that the build contains. */
const builtKinds = () => allPages.filter((page) => examplePath(page, "fr") !== undefined);

/** The figures of the accessibility statement. */
export function plannedFigures(looked: readonly Page[] = builtKinds()) {
  const pages = looked.length * languages.length + staticTargets.length;
  const sizes = Object.values(sizeOf);
  return {
    pages,
    sizes: sizes.length,
    checks: sizes.reduce((sum, size) => sum + statesAt(size).length, pages),
    faults: 0,
    states: [...accessibilityStates],
  };
}
