import { useSyncExternalStore } from "react";

/** Milliseconds since 1970; undefined if it had already ended at build time. */
export type EndTime = number | undefined;

const never = () => () => {};

/** As of the build during hydration, then by the visitor's clock. */
export function useHasEnded(ends: EndTime): boolean {
  return useSyncExternalStore(
    never,
    () => ends === undefined || Date.now() >= ends,
    () => ends === undefined,
  );
}
