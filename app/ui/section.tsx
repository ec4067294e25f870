import type { ComponentProps } from "react";

/** Adjacent sections on the same ground share one gap, as any section may be missing. */
const grounds = {
  surface: "[[data-ground=surface]+&]:pt-0",
  day: "bg-day [[data-ground=day]+&]:pt-0",
};

type SectionProps = ComponentProps<"section"> & { ground?: keyof typeof grounds };

export function Section({ ground = "surface", className = "", ...rest }: SectionProps) {
  return <section {...rest} data-ground={ground} className={`py-section ${grounds[ground]} ${className}`} />;
}

/** A heading, with its introduction beside it on wide screens. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className="mb-fluid-l grid grid-cols-1 items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
      <h2 id={id}>{heading}</h2>
      <p className="lede">{text}</p>
    </div>
  );
}
