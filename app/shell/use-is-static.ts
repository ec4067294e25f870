import { useMatches } from "react-router";
import { isStatic } from "./static-pages.ts";

export function useIsStatic(): boolean {
  return useMatches().some(isStatic);
}
