import { useSyncExternalStore } from "react";
import { asksFirst, type EmbedMode, isAllowed, type Provider } from "./consent.ts";

/** Calls back when an answer changes, here or in another tab. */
function subscribe(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

/** Undefined in the prerendered HTML and during hydration, unless every visitor is asked. */
export function useConsent(mode: EmbedMode, provider: Provider): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => !asksFirst(mode) || isAllowed(provider),
    () => (mode === "ask" ? false : undefined),
  );
}
