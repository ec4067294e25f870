import { destination } from "#model/geography.ts";
import { outline, type TextStyle } from "./glyphs.ts";
import type { Frame } from "#model/mercator.ts";
import type { DrawnMap } from "./map-view.ts";
import { palette } from "./palette.ts";
import { rivers } from "./waters.ts";
import { circle, group, numbers, path, polar, type Point, range, rect } from "./svg.ts";

/**
 * A view of one place: the land is a flat field, so the map shows what an operator would see there:
 * distances and headings.
 */
export function closeMap(view: Frame, project: DrawnMap["project"]): string {
  const { width, height, center } = view;
  const middle = project(center.lat, center.lng);
  const pixelsPerKilometre = middle.y - northOf(view, project, 1).y;
  return [
    rect(0, 0, width, height, { fill: palette.mapLand }),
    water(project, pixelsPerKilometre),
    graticule(view, project),
    rings(view, middle, pixelsPerKilometre),
    headings(middle, betweenRings(Math.min(width, height) * 0.35, pixelsPerKilometre)),
    point(middle),
  ].join("");
}

/** Rivers some 150 to 200 metres wide, and never thinner than a line. */
function water(project: DrawnMap["project"], pixelsPerKilometre: number): string {
  return rivers
    .map(({ width, course }) =>
      path(
        `M${course
          .map(({ lat, lng }) => project(lat, lng))
          .map(({ x, y }) => numbers([x, y]))
          .join("L")}`,
        {
          fill: "none",
          stroke: palette.fog,
          "stroke-width": Math.max(width, width * 0.06 * pixelsPerKilometre),
          "stroke-linejoin": "round",
        },
      ),
    )
    .join("");
}

function northOf({ center }: Frame, project: DrawnMap["project"], kilometres: number): Point {
  const { lat, lng } = destination(center, 0, kilometres);
  return project(lat, lng);
}

const small: TextStyle = { family: "text", weight: 500, size: 12 };

/** Meridians and parallels at whole minutes, numbered along the edges. */
function graticule({ width, height, center }: Frame, project: DrawnMap["project"]): string {
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

function rings({ width, height }: Frame, middle: Point, pixelsPerKilometre: number): string {
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

function point({ x, y }: Point): string {
  const waves = [15, 26, 38].map((radius, index) => circle(x, y, radius, { "stroke-opacity": [1, 0.65, 0.35][index] }));
  return (
    group({ fill: "none", stroke: palette.beacon, "stroke-width": 2.4 }, ...waves) +
    circle(x, y, 8, { fill: palette.beacon })
  );
}
