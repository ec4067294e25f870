import { useSyncExternalStore } from "react";
import { onLocalChange } from "../../ui/local-store.ts";
import { allowedProviders, type EmbedMode, mustAsk, type Provider } from "./privacy.ts";

export type Consent = "unknown" | "ask" | "given";

/** "unknown" in the prerendered HTML and during hydration. */
export function useConsent(mode: EmbedMode, provider: Provider): Consent {
  return useSyncExternalStore<Consent>(
    onLocalChange,
    () => (mustAsk(mode, provider) ? "ask" : "given"),
    () => "unknown",
  );
}

export function useHasAllowed(): boolean {
  return useSyncExternalStore(
    onLocalChange,
    () => allowedProviders() !== "",
    () => false,
  );
}
