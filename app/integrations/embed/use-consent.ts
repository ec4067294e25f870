import { useSyncExternalStore } from "react";
import { allowedProviders, type EmbedMode, mustAsk, onConsentChange, type Provider } from "./privacy.ts";

export type Consent = "unknown" | "ask" | "given";

/** Whether a provider may be contacted; unknown in the prerendered HTML and while it is taken over. */
export function useConsent(mode: EmbedMode, provider: Provider): Consent {
  return useSyncExternalStore<Consent>(
    onConsentChange,
    () => (mustAsk(mode, provider) ? "ask" : "given"),
    () => "unknown",
  );
}

/** Whether the visitor allowed anything that could be withdrawn. */
export function useHasAllowed(): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => allowedProviders() !== "",
    () => false,
  );
}
