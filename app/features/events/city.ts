import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const parameter = { fr: "ville", en: "city" } as const satisfies Record<Language, string>;

export function cityTarget(id: string | undefined, lang: Language): string {
  return id === undefined ? "?" : `?${parameter[lang]}=${id}`;
}

/** The city asked for in the address, in either language's word; an unknown one shows everything. */
export function useCity<City extends { id: string }>(known: readonly City[]): City | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? (search.get(parameter.fr) ?? search.get(parameter.en)) : null;
  return known.find(({ id }) => id === asked);
}
