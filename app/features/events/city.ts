import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { slugOf } from "#model/slug.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const parameter = { fr: "ville", en: "city" };

export function cityTarget(id: string | undefined, lang: Language): string {
  const all = pathTo("events", lang);
  return id === undefined ? all : `${all}?${parameter[lang]}=${id}`;
}

/** The city in the query, by its name in either language, or the unknown text that is there instead. */
export function useCity<City extends { names: readonly string[] }>(known: readonly City[]) {
  const [search] = useSearchParams();
  const asked = useHydrated() ? (search.get(parameter.fr) ?? search.get(parameter.en) ?? "") : "";
  const city = known.find(({ names }) => names.includes(slugOf(asked)));
  return { city, unknown: city || asked === "" ? undefined : asked.slice(0, 40) };
}
