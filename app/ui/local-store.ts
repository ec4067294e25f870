const listeners = new Set<() => void>();

/** Used where storage is blocked: values then last until the page is closed. */
const fallback = new Map<string, string>();

export function readLocal(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return fallback.get(key) ?? "";
  }
}

export function writeLocal(key: string, value: string): void {
  fallback.set(key, value);
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // `fallback` has the value.
  }
  for (const listener of listeners) listener();
}

/** Calls back when a value changes, here or in another tab. */
export function onLocalChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
