import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** One choice of the filter; the one without an id shows everything. */
export type CategoryChoice = { id: string | undefined; name: string; count: number };

const parameter = { fr: "categorie", en: "category" } as const satisfies Record<Language, string>;

export function categoryTarget(id: string | undefined, lang: Language): string {
  return id === undefined ? "?" : `?${parameter[lang]}=${id}`;
}

/** The category asked for in the address, in either language's word; an unknown one shows everything. */
export function useCategory(known: readonly { id: string }[]): string | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? (search.get(parameter.fr) ?? search.get(parameter.en)) : null;
  return known.find(({ id }) => id === asked)?.id;
}
