import { destination, paris } from "#model/geography.ts";
import { type Frame, pixelIn } from "#model/mercator.ts";
import { outline } from "./glyphs.ts";
import { dotted, ground, ringLabel, rings } from "./ground.ts";
import { flatProjection, pathOf, trace, traceLines } from "./land.ts";
import { palette } from "./palette.ts";
import { circle, group, path, polyline, range, rect, svg } from "./svg.ts";
import { lineAtDistance, shoreDistances } from "./water-lines.ts";

/** From this zoom on, the coastlines are too coarse. */
const closeZoom = 8;

/** The dark map without markers, in the projection of the live map. */
export function drawnMap(view: Frame): string {
  const { zoom, width, height } = view;
  const drawing = zoom < closeZoom ? coastMap(view) : closeMap(view);
  return svg({ width, height, preserveAspectRatio: "xMidYMid slice" }, drawing);
}

/** Lines along the shore, as on old charts: distance from the coast and opacity. */
const waterLines = [
  { offset: 21, opacity: 0.22 },
  { offset: 16, opacity: 0.34 },
  { offset: 11.5, opacity: 0.5 },
  { offset: 7.5, opacity: 0.7 },
  { offset: 4, opacity: 0.9 },
];

/** Land, borders, sea and range rings around Paris; pictures that are scaled have no numbers. */
export function coastMap(view: Frame, hasNumbers = true): string {
  const { width, height } = view;
  const project = (lat: number, lng: number) => pixelIn(view, { lat, lng });
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
    rangeRings(view, hasNumbers),
  ].join("");
}

const ringSteps = [5, 10, 25, 50, 100, 250, 500, 1000];

/** Dotted circles around Paris, with a number on every other one. */
function rangeRings(view: Frame, hasNumbers: boolean): string {
  const { width, height } = view;
  const around = (heading: number, kilometres: number) => pixelIn(view, destination(paris, heading, kilometres));
  const home = pixelIn(view, paris);
  const reach = (kilometres: number) => around(180, kilometres).y - home.y;
  const step = ringSteps.find((kilometres) => reach(kilometres) > 60) ?? 1000;
  const count = Math.floor(Math.hypot(width, height) / 2 / reach(step));
  const circles = range(count).map((index) =>
    polyline(
      range(73).map((turn) => around(turn * 5, (index + 1) * step)),
      { closed: true },
    ),
  );
  const numbers = range(count)
    .filter((index) => index % 2 === 1)
    .map((index) => {
      const kilometres = (index + 1) * step;
      // Due south, the second number would lie on the lower edge of the page's map.
      return { text: `${kilometres}\u00a0km`, ...around(205, kilometres) };
    })
    .filter(({ y }) => y < height)
    .map(({ text, x, y }) => outline(text, ringLabel, { x: x + 9, y: y - 3 }).d);
  return (
    path(circles.join(""), dotted) +
    (hasNumbers ? path(numbers.join(""), { fill: palette.mist }) : "") +
    circle(home.x, home.y, 3, { fill: palette.mist })
  );
}

/** A map of one place: city, rivers, range rings and marker. */
function closeMap(view: Frame): string {
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
