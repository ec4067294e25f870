import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  geoAzimuthalEquidistant,
  geoIdentity,
  geoPath,
  geoTransform,
  type GeoPermissibleObjects,
  type GeoStream,
  type GeoStreamWrapper,
} from "d3-geo";
import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { earthRadius, paris } from "#model/geography.ts";
import type { Box } from "#model/boxes.ts";
import { extent, simplify } from "./simplify.ts";
import { type Point, polyline } from "./svg.ts";

type Atlas = { land: MultiPolygon; coasts: MultiLineString; borders: MultiLineString };

let atlas: Atlas | undefined;

function openAtlas(): Atlas {
  if (atlas !== undefined) return atlas;
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 3 MB of a package with a fixed version: checking them takes longer than drawing.
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology<{ countries: GeometryCollection }>;
  const countries = topology.objects.countries;
  const areas = countries.geometries.filter((each) => each.type === "Polygon" || each.type === "MultiPolygon");
  atlas = {
    land: merge(topology, areas),
    coasts: mesh(topology, countries, (a, b) => a === b),
    borders: mesh(topology, countries, (a, b) => a !== b),
  };
  return atlas;
}

type Detail = {
  frame: Box;
  /** The largest error of a simplified line, in pixels. */
  tolerance: number;
  /** Smaller islands and lakes are left out, in pixels. */
  smallest: number;
  digits?: number;
};

/** `at` is set for flat maps, where distant points can be skipped. */
type Projection = { into: (frame: Box) => GeoStreamWrapper; at?: (lat: number, lng: number) => Point };

const clipTo = ({ left, top, right, bottom }: Box): [[number, number], [number, number]] => [
  [left, top],
  [right, bottom],
];

export const planProjection = (scale: number): Projection => ({
  into: (frame) =>
    geoAzimuthalEquidistant()
      .rotate([-paris.lng, -paris.lat])
      .translate([0, 0])
      .scale(earthRadius * scale)
      .clipAngle(35)
      .clipExtent(clipTo(frame)),
});

export function flatProjection(project: (lat: number, lng: number) => Point): Projection {
  const at = (lat: number, lng: number) => project(Math.max(-85, Math.min(85, lat)), lng);
  return {
    at,
    into: (frame) => {
      const flatten = geoTransform({
        point(lng, lat) {
          const { x, y } = at(lat, lng);
          this.stream.point(x, y);
        },
      });
      const clip = geoIdentity().clipExtent(clipTo(frame));
      return { stream: (output: GeoStream) => flatten.stream(clip.stream(output)) };
    },
  };
}

export function traceLines(name: keyof Atlas, { into, at }: Projection, detail: Detail): Line[] {
  const shape = openAtlas()[name];
  return collectLines(at ? nearby(shape, at, detail.frame) : shape, into(detail.frame))
    .filter(({ points }) => points.length > 1 && extent(points) >= detail.smallest)
    .map(({ points, closed }) => ({ points: simplify(points, detail.tolerance), closed }));
}

export function trace(name: keyof Atlas, projection: Projection, detail: Detail): string {
  return pathOf(traceLines(name, projection, detail), detail.digits);
}

export function pathOf(lines: Line[], digits = 1): string {
  return lines.map(({ points, closed }) => polyline(points, { closed, digits })).join("");
}

export type Line = { points: Point[]; closed: boolean };

function collectLines(shape: GeoPermissibleObjects, projection: GeoStreamWrapper): Line[] {
  const lines: Line[] = [];
  const context = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x: number, y: number) => void lines.push({ points: [{ x, y }], closed: false }),
    lineTo: (x: number, y: number) => void lines.at(-1)!.points.push({ x, y }),
    closePath: () => void (lines.at(-1)!.closed = true),
  };
  geoPath(projection, context)(shape);
  return lines;
}

type Bounds = { west: number; south: number; east: number; north: number };

const known = new WeakMap<Position[], Bounds>();

/** Leaves out polygons and lines outside the frame, which takes half the time of drawing all of them. */
function nearby<S extends MultiPolygon | MultiLineString>(
  shape: S,
  project: (lat: number, lng: number) => Point,
  frame: Box,
): S {
  const touches = (line: Position[]) => {
    const { west, south, east, north } = boundsOf(line);
    const [from, to] = [project(north, west), project(south, east)];
    return from.x <= frame.right && to.x >= frame.left && from.y <= frame.bottom && to.y >= frame.top;
  };
  const coordinates =
    shape.type === "MultiPolygon"
      ? shape.coordinates.filter(([outline = []]) => touches(outline))
      : shape.coordinates.filter(touches);
  return { ...shape, coordinates };
}

function boundsOf(line: Position[]): Bounds {
  const bounds = known.get(line) ?? { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  if (known.has(line)) return bounds;
  for (const [lng = 0, lat = 0] of line) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  known.set(line, bounds);
  return bounds;
}
