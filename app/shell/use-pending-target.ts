import { useEffect } from "react";
import { useNavigation } from "react-router";
import { rememberTarget } from "./pending-target.ts";

/**
 * When a page's script is gone after an update, the router reloads the page the visitor is on.
 * The new build then takes them where they were going.
 */
export function usePendingTarget(): void {
  const { location } = useNavigation();
  const target = location && location.pathname + location.search + location.hash;

  useEffect(() => {
    if (target === undefined) return;
    const remember = () => rememberTarget(target);
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [target]);
}
