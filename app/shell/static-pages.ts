import { useMatches } from "react-router";

/** 404 pages and the language gate are not hydrated: they are served for any address, which their HTML cannot match. */
export const staticPage = { static: true };

export function useIsStatic(): boolean {
  return useMatches().some(({ handle }) => handle === staticPage);
}
