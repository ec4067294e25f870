import { readLocal, writeLocal } from "../../ui/local-store.ts";

/** The services, as they call themselves. */
export const providers = {
  helloasso: "HelloAsso",
  luma: "Luma",
  youtube: "YouTube",
  openstreetmap: "OpenStreetMap",
  carto: "CARTO",
};
export type Provider = keyof typeof providers;
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
