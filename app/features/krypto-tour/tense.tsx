import type { ReactNode } from "react";
import { type EndTime, useHasEnded } from "../../ui/use-has-ended.ts";

type TenseProps = { ends: EndTime; as?: "div" | "span"; before: ReactNode; after: ReactNode };

/**
 * Until the event has ended at build time, both texts keep their space, so that nothing moves; the page needs
 * <HidePast />.
 */
export function Tense({ ends, as: Part = "div", before, after }: TenseProps) {
  const over = useHasEnded(ends);
  if (ends === undefined) return after;
  return (
    <Part className="grid">
      <Part
        data-ends={ends}
        data-keeps
        className={`col-span-full row-1 ${over ? "invisible" : ""}`}
        suppressHydrationWarning
      >
        {before}
      </Part>
      <Part
        data-begins={ends}
        data-keeps
        className={`col-span-full row-1 ${over ? "" : "invisible"}`}
        suppressHydrationWarning
      >
        {after}
      </Part>
    </Part>
  );
}
