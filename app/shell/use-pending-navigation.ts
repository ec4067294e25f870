import { useEffect } from "react";
import { createPath, useLocation } from "react-router";
import { rememberTarget } from "./pending-navigation.ts";

/**
 * When a page's script is gone after an update, the router reloads the page the visitor is on.
 * The new build then takes them where they were going.
 */
export function usePendingNavigation(): void {
  const here = createPath(useLocation());

  useEffect(() => {
    let target = here;
    // The click itself, because a script that fails at once is gone before the router tells of a navigation.
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
