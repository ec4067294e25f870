import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { branchSearch } from "#model/find-branches.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { School } from "./join.server.ts";

const parameter = { fr: "ecole", en: "school" };

/** The address holds both the text and the chosen school. */
export function useSchool(schools: School[]) {
  const { lang } = useI18n();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const asked = useHydrated() ? (search.get(parameter.fr) ?? search.get(parameter.en)) : null;
  const go = (query: Record<string, string>, replace: boolean) =>
    void navigate({ search: new URLSearchParams(query).toString() }, { replace });
  const type = (typed: string) => {
    setText(typed);
    go(typed ? { [branchSearch]: typed } : {}, true);
  };
  const choose = (id: string) => go({ ...(text && { [branchSearch]: text }), [parameter[lang]]: id }, false);
  // Keep what was typed before hydration.
  const begin = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) type(typed);
    else setText(new URLSearchParams(window.location.search).get(branchSearch) ?? "");
  });
  useEffect(() => begin(), []);
  return { field, text, type, choose, chosen: schools.find(({ id }) => id === asked) };
}
