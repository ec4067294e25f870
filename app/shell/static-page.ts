import { createContext, use } from "react";
import { useMatches } from "react-router";

/** The handle of a route whose page has no widget: it is not hydrated; `app/page.ts` and `app/choices.ts` are its scripts. */
export const staticPage = { static: true };

/** A 404 page, which is served for any address. */
export const missingPage = { static: true, missing: true };

/** True for the page that React Router renders to check its own build, which must have scripts. */
export const NeedsScripts = createContext(false);

export function useIsStatic(): boolean {
  const needsScripts = use(NeedsScripts);
  const isStatic = useMatches().some(({ handle }) => handle === staticPage || handle === missingPage);
  return isStatic && !needsScripts;
}

export function useIsMissing(): boolean {
  return useMatches().some(({ handle }) => handle === missingPage);
}
