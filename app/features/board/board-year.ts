import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useAsked } from "../../ui/use-asked.ts";

const parameter = { fr: "annee", en: "year" };

export function yearSectionId(year: string): string {
  return `term-${year}`;
}

export function yearTarget(year: string, lang: Language): string {
  return `${pathTo("board", lang)}?${parameter[lang]}=${year}#${yearSectionId(year)}`;
}

/** The term asked for in the address, in either language's word; an unknown one gives the current term. */
export function useBoardYear(years: string[], current: string): string {
  return useAsked()(parameter, years) ?? current;
}
