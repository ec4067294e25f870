import { useSyncExternalStore } from "react";
import { onLocalChange } from "../../ui/local-store.ts";
import { allowedProviders, type EmbedMode, mustAsk, type Provider } from "./privacy.ts";

type Consent = "unknown" | "ask" | "given";

/** "unknown" in the prerendered HTML and during hydration, unless every visitor is asked. */
export function useConsent(mode: EmbedMode, provider: Provider): Consent {
  return useSyncExternalStore<Consent>(
    onLocalChange,
    () => (mustAsk(mode, provider) ? "ask" : "given"),
    () => (mode === "ask" ? "ask" : "unknown"),
  );
}

export function useHasAllowed(): boolean {
  return useSyncExternalStore(
    onLocalChange,
    () => allowedProviders() !== "",
    () => false,
  );
}
