import type { ReactNode } from "react";
import { type Ends, useOver } from "../../ui/use-over.ts";

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
