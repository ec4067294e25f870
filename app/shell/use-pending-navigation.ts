import { useEffect } from "react";
import { createPath, useLocation } from "react-router";
import { rememberTarget } from "./pending-navigation.ts";

/**
 * When a chunk is missing after an update, the router reloads the current page; the new build then continues to the
 * target.
 */
export function usePendingNavigation(): void {
  const here = createPath(useLocation());

  useEffect(() => {
    let target = here;
    // Listens for clicks, because a chunk that fails at once reloads the page before the router reports a navigation.
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link && event.defaultPrevented && link.origin === location.origin) target = createPath(link);
    };
    const remember = () => {
      if (target !== here) rememberTarget(target);
    };
    addEventListener("click", note);
    addEventListener("pagehide", remember);
    return () => {
      removeEventListener("click", note);
      removeEventListener("pagehide", remember);
    };
  }, [here]);
}
