import { useSyncExternalStore } from "react";
import { onLocalChange, readLocal, writeLocal } from "../../ui/local-store.ts";
import { asksFirst, embedsKey } from "./asks-first.ts";

export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

/** The allowed providers, separated by spaces. */
const allowed = () => readLocal(embedsKey);

export function allow(provider: Provider): void {
  writeLocal(embedsKey, [...new Set([...allowed().split(" "), provider])].join(" ").trim());
}

/** "unknown" in the prerendered HTML and during hydration, unless every visitor is asked. */
export function useConsent(mode: EmbedMode, provider: Provider): "unknown" | "ask" | "given" {
  return useSyncExternalStore(
    onLocalChange,
    () => (asksFirst(mode) && !allowed().split(" ").includes(provider) ? "ask" : "given"),
    () => (mode === "ask" ? "ask" : "unknown"),
  );
}
