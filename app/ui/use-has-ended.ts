import { useSyncExternalStore } from "react";

/** When something ends, in milliseconds; undefined when it was over as the page was built. */
export type EndTime = number | undefined;

const never = () => () => {};

/** As the build saw it while the HTML is taken over, as the visitor's clock sees it from then on. */
export function useHasEnded(ends: EndTime): boolean {
  return useSyncExternalStore(
    never,
    () => ends === undefined || Date.now() >= ends,
    () => ends === undefined,
  );
}
