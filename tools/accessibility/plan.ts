import { type AccessibilityState, accessibilityStates } from "#model/accessibility-states.ts";
import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, inLanguage, type Page, pages, pathTo } from "#model/pages.ts";

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
      address: name === "branch" ? pathTo(name, lang, { id: "lyon" }) : pathTo(name, lang),
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
