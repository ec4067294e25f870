import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "./use-hydrated.ts";

/** The query parameter's name in each language. */
export type Parameter = Readonly<Record<Language, string>>;

/** The query's choice, by the parameter's name in either language, if it is known. */
export function useQueryChoice(): (parameter: Parameter, known: readonly string[]) => string | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  return ({ fr, en }, known) => {
    const asked = hydrated ? (search.get(fr) ?? search.get(en)) : null;
    return known.find((name) => name === asked);
  };
}
