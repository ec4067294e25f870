import type { ReactNode } from "react";
import { type Ends, useOver } from "../../ui/use-over.ts";

type TenseProps = { ends: Ends; as?: "div" | "span"; before: ReactNode; after: ReactNode };

/** One of two wordings. Until the build itself comes after the event both keep their room, so that nothing moves on the day. The page begins with <Leaving />. */
export function Tense({ ends, as: Part = "div", before, after }: TenseProps) {
  const over = useOver(ends);
  if (ends === undefined) return after;
  return (
    <Part className="either">
      <Part data-ends={ends} data-keeps className={over ? "invisible" : ""} suppressHydrationWarning>
        {before}
      </Part>
      <Part data-begins={ends} data-keeps className={over ? "" : "invisible"} suppressHydrationWarning>
        {after}
      </Part>
    </Part>
  );
}
