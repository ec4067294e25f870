import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "./use-hydrated.ts";

/** The name of a choice in the address, in each language. */
export type Parameter = Readonly<Record<Language, string>>;

/** What the address asks for, in either language's word; what nobody knows is not asked for. */
export function useQueryChoice(): (parameter: Parameter, known: readonly string[]) => string | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  return ({ fr, en }, known) => {
    const asked = hydrated ? (search.get(fr) ?? search.get(en)) : null;
    return known.find((name) => name === asked);
  };
}
