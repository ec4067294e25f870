export type Provider = "helloasso" | "luma" | "youtube" | "openstreetmap" | "carto";
export type EmbedMode = "load" | "ask";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = "embeds";
const listeners = new Set<() => void>();

// Used where storage is blocked: consent then lasts until the page is closed.
let unstored = "";

/** The allowed providers, separated by spaces. */
export function allowedProviders(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return unstored;
  }
}

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
    // See `unstored`.
  }
  for (const listener of listeners) listener();
}

export function allow(provider: Provider): void {
  store([...new Set([...allowedProviders().split(" "), provider])].join(" ").trim());
}

export function withdrawAll(): void {
  store("");
}

export function asksFirst(mode: EmbedMode): boolean {
  return mode === "ask" || navigator.globalPrivacyControl === true;
}

export function mustAsk(mode: EmbedMode, provider: Provider): boolean {
  return asksFirst(mode) && !allowedProviders().split(" ").includes(provider);
}
