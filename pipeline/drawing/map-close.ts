import { bearing, destination, distance } from "./geo.ts";
import { type Box, measure, outline, type TextStyle } from "./glyphs.ts";
import { overlap } from "./labels.ts";
import type { DrawnMap, MapView, NamedPlace } from "./map.ts";
import { palette } from "./palette.ts";
import { circle, group, numbers, path, polar, type Point, range, rect } from "./svg.ts";

/**
 * A view of one place: the land is a flat field, so the map shows what an operator would see there,
 * distances, headings and the other places beyond the edge.
 */
export function closeMap(view: MapView, project: DrawnMap["project"]): string {
  const { width, height, center, towards = [] } = view;
  const middle = project(center.lat, center.lng);
  const pixelsPerKilometre = middle.y - northOf(view, project, 1).y;
  const far = towards.filter((place) => distance(center, place) * pixelsPerKilometre > Math.max(width, height) / 2);
  return [
    rect(0, 0, width, height, { fill: palette.mapLand }),
    graticule(view, project),
    rings(view, middle, pixelsPerKilometre),
    headings(middle, betweenRings(Math.min(width, height) * 0.35, pixelsPerKilometre)),
    beams(view, middle, far),
    point(middle),
  ].join("");
}

function northOf({ center }: MapView, project: DrawnMap["project"], kilometres: number): Point {
  const { lat, lng } = destination(center, 0, kilometres);
  return project(lat, lng);
}

const small: TextStyle = { family: "text", weight: 500, size: 12 };

/** Meridians and parallels at whole minutes, numbered along the edges. */
function graticule({ width, height, center }: MapView, project: DrawnMap["project"]): string {
  const minute = project(center.lat, center.lng + 1 / 60).x - project(center.lat, center.lng).x;
  const step = [1, 2, 5, 10, 20, 30, 60].find((minutes) => minutes * minute > 90) ?? 60;
  const around = (degrees: number) =>
    range(41).map((index) => Math.round((degrees * 60) / step) * step + (index - 20) * step);
  const meridians = around(center.lng)
    .map((minutes) => ({ minutes, x: project(center.lat, minutes / 60).x }))
    .filter(({ x }) => x > 0 && x < width);
  const parallels = around(center.lat)
    .map((minutes) => ({ minutes, y: project(minutes / 60, center.lng).y }))
    .filter(({ y }) => y > 0 && y < height);
  const lines = meridians
    .map(({ x }) => `M${numbers([x])} 0V${height}`)
    .concat(parallels.map(({ y }) => `M0 ${numbers([y])}H${width}`));
  const labels = [
    ...meridians
      .filter(({ x }) => x > 70 && x < width - 60)
      .map(({ minutes, x }) => outline(angle(minutes), small, { x: x + 5, y: height - 8 }).d),
    ...parallels
      .filter(({ y }) => y > 24 && y < height - 30)
      .map(({ minutes, y }) => outline(angle(minutes), small, { x: Math.max(8, width / 2 - 184), y: y - 5 }).d),
  ];
  return path(lines.join(""), { stroke: palette.fog }) + path(labels.join(""), { fill: palette.ringStrong });
}

function angle(minutes: number): string {
  const [degrees, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "−" : ""}${degrees}°${String(rest).padStart(2, "0")}′`;
}

const ringStep = (pixelsPerKilometre: number) =>
  [0.5, 1, 2, 5, 10, 20, 50].find((kilometres) => kilometres * pixelsPerKilometre > 44) ?? 100;

/** Near the wanted radius, but halfway between two rings. */
function betweenRings(radius: number, pixelsPerKilometre: number): number {
  const spacing = ringStep(pixelsPerKilometre) * pixelsPerKilometre;
  return (Math.max(1, Math.floor(radius / spacing)) + 0.5) * spacing;
}

function rings({ width, height }: MapView, middle: Point, pixelsPerKilometre: number): string {
  const step = ringStep(pixelsPerKilometre);
  const count = Math.floor(Math.hypot(width, height) / 2 / (step * pixelsPerKilometre));
  const drawn = range(count).map((index) => circle(middle.x, middle.y, (index + 1) * step * pixelsPerKilometre));
  const labels = range(count)
    .filter((index) => index % 2 === 1 && (index + 1) * step * pixelsPerKilometre < height / 2 - 20)
    .map((index) => {
      const text = `${(index + 1) * step}\u202fkm`;
      return outline(text, small, { x: middle.x + 7, y: middle.y + (index + 1) * step * pixelsPerKilometre - 6 }).d;
    });
  const dotted = {
    fill: "none",
    stroke: palette.mapCoast,
    "stroke-width": 1.2,
    "stroke-dasharray": "1 6",
    "stroke-linecap": "round",
  };
  return group(dotted, ...drawn) + path(labels.join(""), { fill: palette.mist });
}

/** A compass card around the place: a tick every ten degrees, a longer one every thirty. */
function headings(middle: Point, radius: number): string {
  const ticks = range(36).map((index) => {
    const [from, to] = [
      polar(middle, radius, index * 10),
      polar(middle, radius + (index % 3 === 0 ? 14 : 7), index * 10),
    ];
    return `M${numbers([from.x, from.y])}L${numbers([to.x, to.y])}`;
  });
  return (
    circle(middle.x, middle.y, radius, { fill: "none", stroke: palette.mapCoast }) +
    path(ticks.join(""), { stroke: palette.mapCoast, "stroke-width": 1.5 })
  );
}

const nameStyle: TextStyle = { family: "text", weight: 700, size: 14 };
const figureStyle: TextStyle = { family: "text", weight: 500, size: 14 };

/** Lines towards the other places; each name stands on its line, as near the edge as it finds room. */
function beams({ center, width, height }: MapView, middle: Point, places: NamedPlace[]): string {
  const taken: Box[] = [];
  const drawn = places.map((place) => {
    const heading = bearing(center, place);
    const end = polar(middle, Math.hypot(width, height), heading);
    const figure = `${Math.round(distance(center, place))}\u202fkm`;
    const textWidth = measure(place.name, nameStyle) + 4 + measure(figure, figureStyle);
    const box = range(60)
      .map((step) => centredBox(polar(middle, Math.hypot(width, height) / 2 - step * 8, heading), textWidth + 16, 26))
      .find(
        (candidate) => isInside(candidate, width, height) && taken.every((other) => overlap(candidate, other) === 0),
      );
    const line = path(`M${numbers([middle.x, middle.y])}L${numbers([end.x, end.y])}`, {
      stroke: palette.beacon,
      "stroke-width": 1.4,
      "stroke-dasharray": "6 5",
    });
    if (
      box === undefined ||
      Math.hypot((box.left + box.right) / 2 - middle.x, (box.top + box.bottom) / 2 - middle.y) < 60
    )
      return { line, label: "" };
    taken.push(box);
    const name = outline(place.name, nameStyle, { x: box.left + 8, y: box.bottom - 8 });
    const kilometres = outline(figure, figureStyle, { x: box.left + 8 + name.width + 4, y: box.bottom - 8 });
    const plate = rect(box.left, box.top, box.right - box.left, box.bottom - box.top, { fill: palette.night });
    return { line, label: plate + path(name.d, { fill: palette.white }) + path(kilometres.d, { fill: palette.mist }) };
  });
  return drawn.map(({ line }) => line).join("") + drawn.map(({ label }) => label).join("");
}

const centredBox = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const isInside = ({ left, top, right, bottom }: Box, width: number, height: number) =>
  left > 10 && top > 10 && right < width - 10 && bottom < height - 28;

function point({ x, y }: Point): string {
  const waves = [15, 26, 38].map((radius, index) => circle(x, y, radius, { "stroke-opacity": [1, 0.65, 0.35][index] }));
  return (
    group({ fill: "none", stroke: palette.beacon, "stroke-width": 2.4 }, ...waves) +
    circle(x, y, 8, { fill: palette.beacon })
  );
}
