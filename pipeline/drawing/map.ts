import { closeMap } from "./map-close.ts";
import { destination, paris } from "#model/geography.ts";
import { type Frame, pixelIn } from "#model/mercator.ts";
import { outline } from "./glyphs.ts";
import { flatProjection, pathOf, trace, traceLines } from "./land.ts";
import type { DrawnMap } from "./map-view.ts";
import { palette } from "./palette.ts";
import { circle, group, path, polyline, range, rect, svg } from "./svg.ts";
import { lineAtDistance, shoreDistances } from "./water-lines.ts";

/** From this zoom on the coastlines at hand are too coarse, and most views hold none. */
const closeZoom = 8;

/**
 * The dark map without its markers, in the projection of the live map:
 * `project` gives the pixel on which a marker stands.
 */
export function drawnMap(view: Frame): DrawnMap {
  const { zoom, width, height } = view;
  const project = (lat: number, lng: number) => pixelIn(view, { lat, lng });
  const drawing = zoom < closeZoom ? coastMap(view, project) : closeMap(view, project);
  return { svg: svg({ width, height, preserveAspectRatio: "xMidYMid slice" }, drawing), project };
}

/** Lines that follow the shore into the sea, as old charts have them: distance from the coast, and strength. */
const waterLines = [
  { offset: 21, opacity: 0.22 },
  { offset: 16, opacity: 0.34 },
  { offset: 11.5, opacity: 0.5 },
  { offset: 7.5, opacity: 0.7 },
  { offset: 4, opacity: 0.9 },
];

function coastMap(view: Frame, project: DrawnMap["project"]): string {
  const { width, height } = view;
  const frame = { left: -50, top: -50, right: width + 50, bottom: height + 50 };
  const detail = { frame, tolerance: 0.75, smallest: 4 };
  const land = traceLines("land", flatProjection(project), detail);
  const distances = shoreDistances(land, frame);
  return [
    rect(0, 0, width, height, { fill: palette.night }),
    group(
      { fill: "none", stroke: palette.mapWater, "stroke-width": 0.9 },
      ...waterLines.map(({ offset, opacity }) =>
        path(pathOf(lineAtDistance(distances, offset)), { "stroke-opacity": opacity }),
      ),
    ),
    path(pathOf(land), { class: "land", fill: palette.mapLand, stroke: palette.mapCoast, "stroke-width": 0.8 }),
    path(trace("borders", flatProjection(project), detail), { fill: "none", stroke: palette.mapBorder }),
    rangeRings(view, project),
  ].join("");
}

const ringSteps = [5, 10, 25, 50, 100, 250, 500, 1000];

/** Dotted circles of equal distance from Paris, a number on every other one. */
function rangeRings({ width, height }: Frame, project: DrawnMap["project"]): string {
  const reach = (kilometres: number) => {
    const { lat, lng } = destination(paris, 180, kilometres);
    return project(lat, lng).y - project(paris.lat, paris.lng).y;
  };
  const step = ringSteps.find((kilometres) => reach(kilometres) > 60) ?? 1000;
  const count = Math.floor(Math.hypot(width, height) / 2 / reach(step));
  const rings = range(count).map((index) => {
    const points = range(73).map((turn) => {
      const { lat, lng } = destination(paris, turn * 5, (index + 1) * step);
      return project(lat, lng);
    });
    return polyline(points, { closed: true });
  });
  const home = project(paris.lat, paris.lng);
  const style = { family: "text", weight: 500, size: 12 } as const;
  const numbers = range(count)
    .filter((index) => index % 2 === 1)
    .map((index) => {
      const kilometres = (index + 1) * step;
      // Due south, the number of the second ring would stand on the lower edge of the page's map.
      const { lat, lng } = destination(paris, 205, kilometres);
      return { text: `${kilometres}\u202fkm`, ...project(lat, lng) };
    })
    .filter(({ y }) => y < height)
    .map(({ text, x, y }) => outline(text, style, { x: x + 9, y: y - 3 }).d);
  const dotted = {
    fill: "none",
    stroke: palette.mapRange,
    "stroke-width": 1.2,
    "stroke-dasharray": "1 6",
    "stroke-linecap": "round",
  };
  return (
    path(rings.join(""), dotted) +
    path(numbers.join(""), { fill: palette.mist }) +
    circle(home.x, home.y, 3, { fill: palette.mist })
  );
}
