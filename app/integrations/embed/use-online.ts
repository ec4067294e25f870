import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  for (const event of ["online", "offline"]) window.addEventListener(event, listener, { signal });
  return () => watching.abort();
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
