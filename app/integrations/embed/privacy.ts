export type Provider = "helloasso" | "luma" | "youtube";
export type EmbedMode = "load" | "ask";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

const key = "embeds";

function allowed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

function store(providers: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(providers));
  } catch {
    // Storage is off: the consent then holds for this page view only.
  }
}

/** Whether a provider's frame waits for a click: the settings or the visitor's browser ask for it. */
export function mustAsk(mode: EmbedMode, provider: Provider): boolean {
  const asked = mode === "ask" || navigator.globalPrivacyControl === true;
  return asked && !allowed().includes(provider);
}

export function allow(provider: Provider): void {
  store([...new Set([...allowed(), provider])]);
}

export function withdrawAll(): void {
  store([]);
}

export function hasAllowed(): boolean {
  return allowed().length > 0;
}
