import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useQueryChoice } from "../../ui/use-query-choice.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const parameter = { fr: "annee", en: "year" };

export function yearSectionId(year: string): string {
  return `term-${year}`;
}

/** The fragment shows the term without scripts; with them it would only make the page jump. */
export function useYearTarget(lang: Language): (year: string) => string {
  const hydrated = useHydrated();
  return (year) => `${pathTo("board", lang)}?${parameter[lang]}=${year}${hydrated ? "" : `#${yearSectionId(year)}`}`;
}

export function useBoardYear(terms: { id: string }[], current: string): string {
  return useQueryChoice(parameter, terms) ?? current;
}
