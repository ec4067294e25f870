import { distance, paris, type Place } from "#model/geography.ts";
import { type Frame, pixelIn, project } from "#model/mercator.ts";
import { flatProjection, trace } from "./land.ts";
import { palette } from "./palette.ts";
import { circle, element, group, numbers, path, type Point, range, svg } from "./svg.ts";
import { cityLimits, rivers } from "./waters.ts";

/** City limits, shores and rivers on a map at close range. */
export function ground(frame: Frame, city: string, pen: number): string {
  const { width, height } = frame;
  const at = (place: Place) => pixelIn(frame, place);
  const detail = { frame: { left: 0, top: 0, right: width, bottom: height }, tolerance: 0.75, smallest: 8 };
  const shores = trace("coasts", flatProjection(frame), detail);
  const isNear = ({ x, y }: Point) => x > -width / 4 && x < width * 1.25 && y > -height / 4 && y < height * 1.25;
  const seen = (places: Place[]) => places.some((place) => isNear(at(place)));
  const water = { fill: "none", stroke: palette.mapWater, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return [
    ...cityLimits.filter(seen).map((limits) => path(`${smooth(limits.map(at), true)}z`, { fill: city })),
    shores && path(shores, { fill: "none", stroke: palette.mapCoast, "stroke-width": 0.8 }),
    group(
      water,
      ...rivers
        .filter(({ course }) => seen(course))
        .map(({ width: bed, course }) => path(smooth(course.map(at)), { "stroke-width": bed * pen })),
    ),
  ].join("");
}

export const dotted = {
  fill: "none",
  stroke: palette.mapRange,
  "stroke-width": 1.2,
  "stroke-dasharray": "1 6",
  "stroke-linecap": "round",
};

/** Kilometres between the range rings of a country or a continent; 1,000 where these are too close. */
export const ringSteps = [5, 10, 25, 50, 100, 250, 500];

/** Dotted range rings at least `least` pixels apart. */
export function rings(frame: Frame, around: Place, { reach, least }: { reach: number; least: number }): string {
  const middle = pixelIn(frame, around);
  const kilometre = pixelsPerKilometre(frame);
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((kilometres) => kilometres * kilometre > least) ?? 100;
  const radii = range(Math.floor(reach / (step * kilometre))).map((index) => (index + 1) * step * kilometre);
  return group(dotted, ...radii.map((ring) => circle(middle.x, middle.y, ring)));
}

type InsetArt = { center: Place; kilometres: number; radius: number; zoom: number };

/** The background of an inset, with rings around Paris or, elsewhere, around its centre. */
export function insetGround({ center, kilometres, radius, zoom }: InsetArt): string {
  const size = 2 * radius;
  const frame = { center, zoom, width: size, height: size };
  return svg(
    { width: size, height: size },
    element("clipPath", { id: "disc" }, circle(radius, radius, radius)),
    circle(radius, radius, radius, { fill: palette.night }),
    group(
      { "clip-path": "url(#disc)" },
      ground(frame, palette.mapLand, Math.min(radius, 250) / 250),
      rings(frame, distance(paris, center) < kilometres ? paris : center, { reach: radius, least: radius * 0.3 }),
    ),
  );
}

function pixelsPerKilometre({ center, zoom }: Frame): number {
  const north = { ...center, lat: center.lat + 1 / 111.2 };
  return project(center, zoom).y - project(north, zoom).y;
}

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
