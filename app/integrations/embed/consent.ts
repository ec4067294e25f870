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

declare global {
  interface Window {
    /** The answers where storage is blocked, until the page is closed; shared by `page.ts` and React. */
    allowedEmbeds?: string;
  }
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return window.allowedEmbeds ?? "";
  }
}

function store(value: string): void {
  window.allowedEmbeds = value;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The window has the value.
  }
  // The browser tells only other tabs.
  window.dispatchEvent(new StorageEvent("storage"));
}

/** Whether a visitor is asked before outside services are loaded. */
export function asksFirst(mode: string | undefined): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

export const hasAllowed = () => stored() !== "";

export const isAllowed = (provider: string) => stored().split(" ").includes(provider);

export function allow(provider: string): void {
  if (!isAllowed(provider)) store(`${stored()} ${provider}`.trim());
}

export const withdrawAll = () => store("");
