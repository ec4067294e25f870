import { useSyncExternalStore } from "react";
import { onLocalChange, readLocal, writeLocal } from "../../ui/local-store.ts";

/** The talks that the visitor marked, stored in this browser only. */
export function useMarkedTalks(edition: string) {
  const key = `programme-${edition}`;
  const ids = useSyncExternalStore(
    onLocalChange,
    () => readLocal(key),
    () => "",
  );
  const marked = new Set(ids.split(" ").filter(Boolean));
  return {
    marked,
    toggle: (id: string) => writeLocal(key, [...marked.symmetricDifference(new Set([id]))].join(" ")),
    clear: () => writeLocal(key, ""),
  };
}
