import { useSearchParams } from "react-router";
import { categories, type Category } from "#model/categories.ts";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

export type CategoryFilter = Category | "all";

const parameter = { fr: "categorie", en: "category" } as const satisfies Record<Language, string>;

export function categoryTarget(category: CategoryFilter, lang: Language): string {
  return category === "all" ? "?" : `?${parameter[lang]}=${category}`;
}

/** The category asked for in the address, in either language's word; an unknown one shows everything. */
export function useCategory(): CategoryFilter {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? (search.get(parameter.fr) ?? search.get(parameter.en)) : null;
  return categories.find((category) => category === asked) ?? "all";
}
