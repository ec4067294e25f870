import { useSyncExternalStore } from "react";

/** When something ends, in milliseconds; undefined when it was over as the page was built. */
export type Ends = number | undefined;

const never = () => () => {};

/** As the build saw it while the HTML is taken over, as the visitor's clock sees it from then on. */
export function useOver(ends: Ends): boolean {
  return useSyncExternalStore(
    never,
    () => ends === undefined || Date.now() >= ends,
    () => ends === undefined,
  );
}
