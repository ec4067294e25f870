import { contours } from "d3-contour";
import { type Box, distanceToLine } from "#model/boxes.ts";
import type { Line } from "./land.ts";
import { extent, simplify } from "./simplify.ts";
import type { Point } from "./svg.ts";

/** The distance of each grid point from the nearest shore, up to `reach`. */
type Distances = { values: number[]; columns: number; rows: number; frame: Box };

const step = 2;
const reach = 26;
const tolerance = 1.2;
const smallest = 4;

export function shoreDistances(shores: Line[], frame: Box): Distances {
  const columns = Math.ceil((frame.right - frame.left) / step) + 1;
  const rows = Math.ceil((frame.bottom - frame.top) / step) + 1;
  const values = Array.from({ length: columns * rows }, () => reach);
  const cells = (from: number, to: number, origin: number, count: number) => [
    Math.max(0, Math.floor((Math.min(from, to) - reach - origin) / step)),
    Math.min(count - 1, Math.ceil((Math.max(from, to) + reach - origin) / step)),
  ];
  const edges = shores.flatMap(segments);
  for (const [a, b] of edges) {
    const [left = 0, right = 0] = cells(a.x, b.x, frame.left, columns);
    const [top = 0, bottom = 0] = cells(a.y, b.y, frame.top, rows);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const point = { x: frame.left + column * step, y: frame.top + row * step };
        const index = row * columns + column;
        values[index] = Math.min(values[index]!, distanceToLine(point, a, b));
      }
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (const [from, to] of landAcross(edges, frame.top + row * step)) {
      const [left, right] = [from, to].map((x) => Math.ceil((x - frame.left) / step));
      values.fill(0, row * columns + Math.max(0, left!), row * columns + Math.min(columns, right!));
    }
  }
  return { values, columns, rows, frame };
}

/** The intervals of a horizontal line that are on land. */
function landAcross(edges: [Point, Point][], y: number): [number, number][] {
  const crossings = edges
    .filter(([a, b]) => a.y <= y !== b.y <= y)
    .map(([a, b]) => a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    .toSorted((a, b) => a - b);
  return crossings.flatMap((x, index) => (index % 2 === 0 ? [[x, crossings[index + 1] ?? x] as [number, number]] : []));
}

function segments({ points, closed }: Line): [Point, Point][] {
  const ends = closed ? [...points, points[0]!] : points;
  return ends.slice(1).map((point, index) => [ends[index]!, point]);
}

/** Computed here, because wide SVG strokes around Europe keep a browser busy for seconds. */
export function lineAtDistance({ values, columns, rows, frame }: Distances, distance: number): Line[] {
  const area = contours().size([columns, rows]).contour(values, distance);
  // d3-contour counts from the corner of a cell, the grid from its centre.
  const place = ([column = 0, row = 0]: number[]) => ({
    x: frame.left + (column - 0.5) * step,
    y: frame.top + (row - 0.5) * step,
  });
  return area.coordinates
    .flat()
    .map((ring) => ring.slice(0, -1).map(place))
    .filter((points) => extent(points) >= smallest)
    .map((points) => ({ points: simplify(points, tolerance), closed: true }));
}
