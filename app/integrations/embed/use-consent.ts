import { useSyncExternalStore } from "react";
import { onLocalChange } from "../../ui/local-store.ts";
import { asksFirst, type EmbedMode, isAllowed, type Provider } from "./consent.ts";

/** Undefined in the prerendered HTML and during hydration, unless every visitor is asked. */
export function useConsent(mode: EmbedMode, provider: Provider): boolean | undefined {
  return useSyncExternalStore(
    onLocalChange,
    () => !asksFirst(mode) || isAllowed(provider),
    () => (mode === "ask" ? false : undefined),
  );
}
