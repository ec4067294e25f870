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
  // The browser tells only other tabs.
  window.dispatchEvent(new StorageEvent("storage"));
}

/** Calls back when a value changes, here or in another tab. */
export function onLocalChange(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
