import type { LensView, Mark, Ring } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";
import type { Point } from "#model/mercator.ts";

/** Names on the map are part of a drawing to scale, so their size is in pixels. */
export const nameSize = 14;

/** A place on the map: what is written beside it, and where it leads without scripts. */
export type MapMarker = {
  id: string;
  name: string;
  /** Said after the name: the city, or that it opens soon. */
  note: string;
  place: Place;
  soon: boolean;
  href?: string;
};

export type LensDrawing = LensView & { ground: string };

export type ChartLens = {
  city: string;
  count: number;
  /** Whether a name in it already says the city. */
  named: boolean;
  /** Where a small lens stands on the map; the first one, and those without room, stand beside or below it. */
  at: Point | undefined;
  /** The narrow one first. */
  views: LensDrawing[];
};

export type Chart = {
  marks: Mark[];
  widths: Record<string, number>;
  /** One for each lens, in the same order. */
  rings: Ring[];
  /** Every place of a lens, on the map. */
  dots: Point[];
  lenses: ChartLens[];
};

/** The box of a name, seen from its point: what is touched. */
export function nameBox({ name }: Mark, width: number, height: number) {
  const share = { start: 0, middle: 0.5, end: 1 }[name.anchor];
  const wide = Math.max(width, 24) + 8;
  return { left: name.x - 4 - (wide - 8) * share, top: name.y - height / 2, width: wide, height };
}
