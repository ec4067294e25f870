import { type Box, overlap } from "#model/boxes.ts";
import { insetZoom } from "#model/branch-chart.ts";
import { distance, paris, type Place } from "#model/geography.ts";
import { type Frame, pixelIn, project } from "#model/mercator.ts";
import { measure, outline, type TextStyle } from "./glyphs.ts";
import { ground, rings } from "./ground.ts";
import { coastMap } from "./map.ts";
import { palette } from "./palette.ts";
import { circle, element, group, path, type Point, rect, svg } from "./svg.ts";

/** `home` is the city the branch belongs to when it is near one; otherwise Paris. */
export type BranchInset = { name?: string; place: Place; home: Place; others: Place[] };

type Size = { width: number; height: number };

/** Within this distance of its city, in kilometres, a branch is drawn on the city's map. */
const region = 60;

/** A map of the branch's region, or one that also shows Paris; pages crop its edges. */
export function branchInset({ name, place, home, others }: BranchInset, size: Size): string {
  const { width, height } = size;
  const isRegional = distance(home, place) < region;
  const zoom = isRegional ? regionZoom(place, home, size) : journeyZoom(place, size);
  const frame = frameOf(place, home, zoom, roomFor(name ?? "", size), size);
  const at = (where: Place) => pixelIn(frame, where);
  const isSeen = ({ x, y }: Point) => x > 0 && x < width && y > 0 && y < height;
  const lit = at(place);
  const title = nameOf(name ?? "", lit, size);
  const drawn = isRegional
    ? rect(0, 0, width, height, { fill: palette.mapLand }) +
      ground(frame, palette.fog, 1.6) +
      rings(frame, home, { reach: Math.hypot(width, height) * 0.8, least: height / 6 })
    : coastMap(frame);
  return svg(
    size,
    drawn,
    group(
      { fill: palette.mist },
      ...others
        .map(at)
        .filter(isSeen)
        .map(({ x, y }) => circle(x, y, 5)),
    ),
    name === undefined || home !== paris ? "" : cityName(at(paris), frame, title.box, lit),
    group(
      { fill: "none", stroke: palette.accent, "stroke-width": 3 },
      ...waves.map((radius, index) => circle(lit.x, lit.y, radius, { "stroke-opacity": 1 - index * 0.3 })),
    ),
    circle(lit.x, lit.y, 15, { fill: palette.accent }),
    path(title.d, written(palette.white)),
  );
}

/** The same map in a circle and without names, for social cards. */
export function insetCard(subject: BranchInset): string {
  const size = { width: 500, height: 500 };
  return svg(
    size,
    element("clipPath", { id: "inset" }, circle(250, 250, 250)),
    group({ "clip-path": "url(#inset)" }, branchInset({ ...subject, name: undefined }, size)),
    circle(250, 250, 248.5, { fill: "none", stroke: palette.mapRange, "stroke-width": 3 }),
  );
}

const waves = [28, 48, 68];
/** From the centre of the marker to its label. */
const gap = 84;
const titleStyle: TextStyle = { size: 44 };
const cityStyle: TextStyle = { face: "text 600", size: 22 };

/** An outline in the colour of the land keeps labels readable. */
const written = (fill: string) => ({
  fill,
  stroke: palette.mapLand,
  "stroke-width": 8,
  "stroke-linejoin": "round",
  "paint-order": "stroke",
});

/** The label is on the side of the marker that faces the centre. */
function nameOf(name: string, { x, y }: Point, { width }: Size) {
  const isRight = x < width / 2;
  const style = { ...titleStyle, size: Math.min(44, (44 * (width * 0.43)) / measure(name, titleStyle)) };
  return outline(name, style, { x: isRight ? x + gap : x - gap, y: y + 15, anchor: isRight ? "start" : "end" });
}

/** The marker's distance from the centre at which its label is visible at every width. */
function roomFor(name: string, { width, height }: Size): number {
  const margin = width > height * 1.5 ? 0.07 : 0.2;
  return Math.min(measure(name, titleStyle), width * 0.43) + gap + width * (margin - 0.5);
}

/** Places the label of Paris where it does not touch the branch's marker or label. */
function cityName(at: Point, { width, height, zoom }: Frame, title: Box, lit: Point): string {
  const reach = Math.max(24, project({ lat: 0, lng: 0.09 }, zoom).x - project({ lat: 0, lng: 0 }, zoom).x);
  const spots = [
    { x: at.x + reach, y: at.y + 8, anchor: "start" },
    { x: at.x, y: at.y + reach, anchor: "middle" },
    { x: at.x, y: at.y - reach, anchor: "middle" },
    { x: at.x - reach, y: at.y + 8, anchor: "end" },
  ] as const;
  const mark = { left: lit.x - 72, right: lit.x + 72, top: lit.y - 72, bottom: lit.y + 72 };
  const free = spots
    .map((spot) => outline("Paris", cityStyle, spot))
    .filter(({ box }) => box.top > 0 && box.bottom < height)
    .filter(({ box }) => [title, mark].every((other) => overlap(box, other) === 0));
  const inside = (margin: number) => free.find(({ box }) => box.left > margin && box.right < width - margin);
  // A tall window shows the middle only.
  const found = inside(width * 0.27) ?? inside(0);
  return found ? path(found.d, written(palette.mist)) : "";
}

function regionZoom(place: Place, home: Place, { height }: Size): number {
  const kilometres = Math.max(9, distance(place, home) * 1.15);
  return insetZoom({ center: place, kilometres }, height / 2);
}

/** Fits the branch and Paris on opposite sides of the centre. */
function journeyZoom(place: Place, { width, height }: Size): number {
  const [from, to] = [project(paris, 0), project(place, 0)];
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return Math.min(7.9, Math.log2(Math.min((width * 0.38) / dx, (height * 0.42) / dy)));
}

/** Moves the branch off the centre, in its true direction from the city. */
function frameOf(place: Place, home: Place, zoom: number, room: number, { width, height }: Size): Frame {
  const [from, to] = [project(home, zoom), project(place, zoom)];
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const off = {
    x: Math.max(Math.min(Math.abs(dx), width * 0.2), room) * (dx < 0 ? -1 : 1),
    y: Math.max(-height * 0.18, Math.min(height * 0.18, dy)),
  };
  return { center: unproject({ x: to.x - off.x, y: to.y - off.y }, zoom), zoom, width, height };
}

function unproject({ x, y }: Point, zoom: number): Place {
  const size = 256 * 2 ** zoom;
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)));
  return { lat: (lat * 180) / Math.PI, lng: (x / size - 0.5) * 360 };
}
