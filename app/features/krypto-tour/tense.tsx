import { type ReactNode, useSyncExternalStore } from "react";

/** When the event ends, in milliseconds; undefined when it was over as the page was built. */
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

type TenseProps = { ends: Ends; as?: "div" | "span"; before: ReactNode; after: ReactNode };

/** One of two wordings. Until the build itself comes after the event both keep their room, so that nothing moves on the day. */
export function Tense({ ends, as: Part = "div", before, after }: TenseProps) {
  const over = useOver(ends);
  if (ends === undefined) return after;
  return (
    <Part className="either">
      <Part className={over ? "invisible" : ""}>{before}</Part>
      <Part className={over ? "" : "invisible"}>{after}</Part>
    </Part>
  );
}
