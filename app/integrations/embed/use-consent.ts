import { useSyncExternalStore } from "react";
import { allowedProviders, type EmbedMode, mustAsk, onConsentChange, type Provider } from "./privacy.ts";

export type Consent = "unknown" | "ask" | "given";

/** "unknown" in the prerendered HTML and during hydration. */
export function useConsent(mode: EmbedMode, provider: Provider): Consent {
  return useSyncExternalStore<Consent>(
    onConsentChange,
    () => (mustAsk(mode, provider) ? "ask" : "given"),
    () => "unknown",
  );
}

export function useHasAllowed(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => allowedProviders() !== "",
    () => false,
  );
}
