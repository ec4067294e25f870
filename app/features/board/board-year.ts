import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const parameter = { fr: "annee", en: "year" } as const satisfies Record<Language, string>;

export function yearSectionId(year: string): string {
  return `term-${year}`;
}

export function yearTarget(year: string, lang: Language): string {
  return `?${parameter[lang]}=${year}#${yearSectionId(year)}`;
}

/** The term asked for in the address, in either language's word; an unknown one gives the current term. */
export function useBoardYear(years: string[], current: string): string {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? (search.get(parameter.fr) ?? search.get(parameter.en)) : null;
  return asked !== null && years.includes(asked) ? asked : current;
}
