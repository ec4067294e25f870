import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

// Used where storage is blocked: marks then last until the page is closed.
const unstored = new Map<string, string>();

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return unstored.get(key) ?? "";
  }
}

function store(key: string, ids: string): void {
  unstored.set(key, ids);
  try {
    if (ids) localStorage.setItem(key, ids);
    else localStorage.removeItem(key);
  } catch {
    // See `unstored`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The talks that the visitor marked, stored in this browser only. */
export function useMarkedTalks(edition: string) {
  const key = `programme-${edition}`;
  const ids = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );
  const marked = new Set(ids.split(" ").filter(Boolean));
  return {
    marked,
    toggle: (id: string) => store(key, [...marked.symmetricDifference(new Set([id]))].join(" ")),
    clear: () => store(key, ""),
  };
}
