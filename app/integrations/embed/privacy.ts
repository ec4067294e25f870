import { readLocal, writeLocal } from "../../ui/local-store.ts";

export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = "embeds";

/** The allowed providers, separated by spaces. */
export const allowedProviders = () => readLocal(key);

export function allow(provider: Provider): void {
  writeLocal(key, [...new Set([...allowedProviders().split(" "), provider])].join(" ").trim());
}

export const withdrawAll = () => writeLocal(key, "");

export function asksFirst(mode: EmbedMode): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

export function mustAsk(mode: EmbedMode, provider: Provider): boolean {
  return asksFirst(mode) && !allowedProviders().split(" ").includes(provider);
}
