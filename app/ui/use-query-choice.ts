import { useSearchParams } from "react-router";
import type { Language } from "#model/languages.ts";
import { useHydrated } from "./use-hydrated.ts";

/** The id in the query, by the parameter's name in either language; undefined if it is none of the choices. */
export function useQueryChoice(
  { fr, en }: Readonly<Record<Language, string>>,
  choices: readonly { id: string }[],
): string | undefined {
  const [search] = useSearchParams();
  const asked = useHydrated() ? (search.get(fr) ?? search.get(en)) : null;
  return choices.find(({ id }) => id === asked)?.id;
}
