import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useQueryChoice } from "../../ui/use-query-choice.ts";

const parameter = { fr: "categorie", en: "category" };

export function categoryTarget(id: string | undefined, lang: Language): string {
  const all = pathTo("publications", lang);
  return id === undefined ? all : `${all}?${parameter[lang]}=${id}`;
}

export function useCategory(categories: readonly { id: string }[]): string | undefined {
  return useQueryChoice(parameter, categories);
}
