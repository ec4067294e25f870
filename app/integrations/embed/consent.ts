import { readLocal, writeLocal } from "../../ui/local-store.ts";

export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

/** Where the services that a visitor has allowed are stored, separated by spaces. */
const key = "embeds";

/** Whether a visitor is asked before outside services are loaded. */
export function asksFirst(mode: string | undefined): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

export const hasAllowed = () => readLocal(key) !== "";

export const isAllowed = (provider: string) => readLocal(key).split(" ").includes(provider);

export function allow(provider: string): void {
  if (!isAllowed(provider)) writeLocal(key, `${readLocal(key)} ${provider}`.trim());
}

export const withdrawAll = () => writeLocal(key, "");
