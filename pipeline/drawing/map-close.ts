import type { Frame } from "#model/mercator.ts";
import { ground, rings } from "./ground.ts";
import { palette } from "./palette.ts";
import { circle, group, rect } from "./svg.ts";

/** A map of one place: city, rivers, range rings and marker. */
export function closeMap(view: Frame): string {
  const { width, height, center } = view;
  const [x, y] = [width / 2, height / 2];
  const waves = [15, 26, 38].map((radius, index) => circle(x, y, radius, { "stroke-opacity": [1, 0.65, 0.35][index] }));
  return [
    rect(0, 0, width, height, { fill: palette.mapLand }),
    ground(view, palette.fog),
    rings(view, center, { reach: Math.hypot(x, y), least: 60, isLabelled: (label) => label.y > 20 }),
    group({ fill: "none", stroke: palette.beacon, "stroke-width": 2.4 }, ...waves),
    circle(x, y, 8, { fill: palette.beacon }),
  ].join("");
}
