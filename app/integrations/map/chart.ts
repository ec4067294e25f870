import type { Label } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";

/** In pixels, because names are part of a drawing to scale. */
export const nameSize = 14;

/** Of the clickable box of a mark outside the insets. */
export const loneHeight = 25;

export type MapMarker = {
  id: string;
  name: string;
  /** The city, or that the branch opens soon. */
  note: string;
  place: Place;
  soon: boolean;
  href?: string;
};

/** The clickable box of a name, relative to its point. */
export function nameBox({ name, width }: Label, height: number) {
  const share = { start: 0, middle: 0.5, end: 1 }[name.anchor];
  const wide = Math.max(width, 24) + 8;
  return { left: name.x - 4 - (wide - 8) * share, top: name.y - height / 2, width: wide, height };
}
