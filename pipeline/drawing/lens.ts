import { distance, paris, type Place } from "#model/geography.ts";
import { pixelIn } from "#model/mercator.ts";
import { outline } from "./glyphs.ts";
import { flatProjection, trace } from "./land.ts";
import { palette } from "./palette.ts";
import { circle, element, group, numbers, path, type Point, range, svg } from "./svg.ts";
import { cityLimits, rivers } from "./waters.ts";

export type LensArt = { center: Place; kilometres: number; radius: number; zoom: number };

/** The ground of a lens: shores, rivers and city limits as far as they are known, and rings that give the scale. */
export function lensGround({ center, kilometres, radius, zoom }: LensArt): string {
  const size = 2 * radius;
  const frame = { center, zoom, width: size, height: size };
  const at = (place: Place) => pixelIn(frame, place);
  const detail = { frame: { left: 0, top: 0, right: size, bottom: size }, tolerance: 0.75, smallest: 8 };
  const shores = trace(
    "coasts",
    flatProjection((lat, lng) => at({ lat, lng })),
    detail,
  );
  const inside = (places: Place[]) => places.some((place) => distance(place, center) < kilometres);
  const clip = element("clipPath", { id: "disc" }, circle(radius, radius, radius));
  const water = { fill: "none", stroke: palette.mapWater, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return svg(
    { width: size, height: size },
    clip,
    circle(radius, radius, radius, { fill: palette.night }),
    group(
      { "clip-path": "url(#disc)" },
      ...cityLimits.filter(inside).map((limits) => path(`${smooth(limits.map(at), true)}z`, { fill: palette.mapLand })),
      path(shores, { fill: "none", stroke: palette.mapCoast, "stroke-width": 0.8 }),
      group(
        water,
        ...rivers
          .filter(({ course }) => inside(course))
          .map(({ width, course }) =>
            path(smooth(course.map(at)), { "stroke-width": (width * Math.min(radius, 250)) / 250 + 0.2 }),
          ),
      ),
      rings(inside([paris]) ? at(paris) : { x: radius, y: radius }, radius / kilometres, radius),
    ),
  );
}

const small = { family: "text", weight: 500, size: 12 } as const;

/** Dotted circles around Paris, or the middle of a lens elsewhere. */
function rings(middle: Point, pixelsPerKilometre: number, radius: number): string {
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((kilometres) => kilometres * pixelsPerKilometre > radius * 0.3) ?? 100;
  const count = Math.floor(radius / (step * pixelsPerKilometre));
  const radii = range(count).map((index) => (index + 1) * step * pixelsPerKilometre);
  const dotted = { fill: "none", stroke: palette.mapRange, "stroke-width": 1.2, "stroke-dasharray": "1 6" };
  const labels = radii.map((ring, index) => {
    const at = { x: middle.x + ring * 0.2, y: middle.y - ring * 0.98 - 4 };
    const isInside = Math.hypot(at.x + 36 - radius, at.y - 10 - radius) < radius;
    return isInside ? outline(`${(index + 1) * step}\u202fkm`, small, at).d : "";
  });
  return (
    group({ ...dotted, "stroke-linecap": "round" }, ...radii.map((ring) => circle(middle.x, middle.y, ring))) +
    (radius < 120 ? "" : path(labels.join(""), { fill: palette.mist }))
  );
}

/** A curve through points (Catmull–Rom). */
function smooth(points: Point[], closed = false): string {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.max(0, Math.min(points.length - 1, index))]!;
  const spans = range(closed ? points.length : points.length - 1).map((index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${numbers([
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ])}`;
  });
  return `M${numbers([at(0).x, at(0).y])}${spans.join("")}`;
}
