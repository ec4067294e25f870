import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useQueryChoice } from "../../ui/use-query-choice.ts";

export type CategoryChoice = { id: string | undefined; name: string; count: number };

const parameter = { fr: "categorie", en: "category" };

export function categoryTarget(id: string | undefined, lang: Language): string {
  const all = pathTo("publications", lang);
  return id === undefined ? all : `${all}?${parameter[lang]}=${id}`;
}

export function useCategory(known: readonly { id: string }[]): string | undefined {
  const ids = known.map(({ id }) => id);
  return useQueryChoice()(parameter, ids);
}
