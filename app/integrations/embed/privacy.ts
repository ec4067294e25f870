import { useSyncExternalStore } from "react";
import { onLocalChange, readLocal, writeLocal } from "../../ui/local-store.ts";

export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = "embeds";

/** The allowed providers, separated by spaces. */
const allowed = () => readLocal(key);

export function allow(provider: Provider): void {
  writeLocal(key, [...new Set([...allowed().split(" "), provider])].join(" ").trim());
}

export const withdrawAll = () => writeLocal(key, "");

export function asksFirst(mode: EmbedMode): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

/** "unknown" in the prerendered HTML and during hydration, unless every visitor is asked. */
export function useConsent(mode: EmbedMode, provider: Provider): "unknown" | "ask" | "given" {
  return useSyncExternalStore(
    onLocalChange,
    () => (asksFirst(mode) && !allowed().split(" ").includes(provider) ? "ask" : "given"),
    () => (mode === "ask" ? "ask" : "unknown"),
  );
}

export function useHasAllowed(): boolean {
  return useSyncExternalStore(
    onLocalChange,
    () => allowed() !== "",
    () => false,
  );
}
