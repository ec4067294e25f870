import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { useAsked } from "../../ui/use-asked.ts";

const parameter = { fr: "ville", en: "city" };

export function cityTarget(id: string | undefined, lang: Language): string {
  const all = pathTo("events", lang);
  return id === undefined ? all : `${all}?${parameter[lang]}=${id}`;
}

/** The city asked for in the address, in either language's word; an unknown one shows everything. */
export function useCity<City extends { id: string }>(known: readonly City[]): City | undefined {
  const ids = known.map(({ id }) => id);
  const asked = useAsked()(parameter, ids);
  return known.find(({ id }) => id === asked);
}
