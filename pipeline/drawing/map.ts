import { type Box, boxAround, grown, overlap, runsThrough } from "#model/boxes.ts";
import { destination, paris } from "#model/geography.ts";
import { type Frame, pixelIn } from "#model/mercator.ts";
import { type Outline, measure, outline } from "./glyphs.ts";
import { dotted, ground, rings, ringSteps } from "./ground.ts";
import { flatProjection, pathOf, trace, traceLines } from "./land.ts";
import { palette } from "./palette.ts";
import { circle, group, path, polyline, range, rect, svg } from "./svg.ts";
import { lineAtDistance, shoreDistances } from "./water-lines.ts";
import { rivers } from "./waters.ts";

/** From this zoom on, the coastlines are too coarse. */
const closeZoom = 8;

const riverLabel = { face: "text 600", size: 15 } as const;
const placeLabel = { size: 18 } as const;
const withOutline = {
  stroke: palette.mapLand,
  "stroke-width": 5,
  "stroke-linejoin": "round",
  "paint-order": "stroke",
};

/** The dark map without markers, in the projection of the live map. */
export function drawnMap(view: Frame, name = ""): string {
  const { zoom, width, height } = view;
  const drawing = zoom < closeZoom ? coastMap(view) : closeMap(view, name);
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

/** Land, borders, sea and range rings around Paris. */
export function coastMap(view: Frame): string {
  const { width, height } = view;
  const frame = { left: -50, top: -50, right: width + 50, bottom: height + 50 };
  const detail = { frame, tolerance: 1.2, smallest: 4 };
  const land = traceLines("land", flatProjection(view), detail);
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
    path(trace("borders", flatProjection(view), detail), { fill: "none", stroke: palette.mapBorder }),
    rangeRings(view),
  ].join("");
}

/** Dotted circles around Paris. */
function rangeRings(view: Frame): string {
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
  return path(circles.join(""), dotted);
}

/** A map of one place: city, rivers with their names, range rings and marker, with the name of the place if given. */
function closeMap(view: Frame, name: string): string {
  const { width, height, center, zoom } = view;
  const [x, y] = [width / 2, height / 2];
  const waves = [15, 26, 38].map((radius, index) => circle(x, y, radius, { "stroke-opacity": [1, 0.65, 0.35][index] }));
  const isLong = measure(name, placeLabel) > 120;
  const label = outline(name, placeLabel, isLong ? { x, y: y + 64, anchor: "middle" } : { x: x + 46, y: y + 6 });
  return [
    rect(0, 0, width, height, { fill: palette.mapLand }),
    ground(view, palette.fog, zoom / 4),
    rings(view, center, { reach: Math.hypot(x, y), least: 60 }),
    path(riverNames(view, label.box), { ...withOutline, fill: palette.mist }),
    group({ fill: "none", stroke: palette.accent, "stroke-width": 2.4 }, ...waves),
    circle(x, y, 8, { fill: palette.accent }),
    path(label.d, { ...withOutline, fill: palette.white }),
  ].join("");
}

/** Each river's name beside it, near enough to the marker to be visible on a phone. */
function riverNames(view: Frame, label: Box): string {
  const middle = { x: view.width / 2, y: view.height / 2 };
  const taken = [grown(label, 6), boxAround(middle, 40)];
  const courses = rivers.map(({ name, course }) => ({ name, points: course.map((place) => pixelIn(view, place)) }));
  const isFree = ({ box }: Outline) =>
    taken.every((other) => overlap(box, other) === 0) &&
    courses.every(({ points }) =>
      points.every((to, index) => !runsThrough(points[index - 1] ?? to, to, grown(box, 5))),
    );
  return courses
    .map(({ name, points }) => {
      const found = points
        .filter(({ x, y }) => Math.abs(x - middle.x) < 110 && Math.abs(y - middle.y) < 160)
        .flatMap(({ x, y }) => {
          const left = outline(name, riverLabel, { x: x - 14, y: y + 5, anchor: "end" });
          const right = outline(name, riverLabel, { x: x + 14, y: y + 5 });
          const above = outline(name, riverLabel, { x, y: y - 14, anchor: "middle" });
          return x < middle.x ? [left, right, above] : [right, left, above];
        })
        .find(isFree);
      if (found) taken.push(found.box);
      return found?.d ?? "";
    })
    .join("");
}
