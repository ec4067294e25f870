export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = "embeds";
const listeners = new Set<() => void>();

// Stands in for the storage where it is off: consent then lasts as long as the page.
let unstored = "";

/** The providers the visitor allowed, one after the other, separated by spaces. */
export function allowedProviders(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return unstored;
  }
}

/** Calls back when consent changes, here or in another tab. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function store(providers: string): void {
  unstored = providers;
  try {
    if (providers) localStorage.setItem(key, providers);
    else localStorage.removeItem(key);
  } catch {
    // Kept in `unstored`.
  }
  for (const listener of listeners) listener();
}

export function allow(provider: Provider): void {
  store([...new Set([...allowedProviders().split(" "), provider])].join(" ").trim());
}

export function withdrawAll(): void {
  store("");
}

/** Whether outside services wait for a click: the settings or the visitor's browser ask for it. */
export function asksFirst(mode: EmbedMode): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

/** Whether this provider still waits for a click. */
export function mustAsk(mode: EmbedMode, provider: Provider): boolean {
  return asksFirst(mode) && !allowedProviders().split(" ").includes(provider);
}
