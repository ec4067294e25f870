import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  geoAzimuthalEquidistant,
  geoIdentity,
  geoPath,
  geoTransform,
  type GeoGeometryObjects,
  type GeoStream,
  type GeoStreamWrapper,
} from "d3-geo";
import { merge, mesh } from "topojson-client";
import { earthRadius, paris } from "#model/geography.ts";
import type { Box } from "#model/boxes.ts";
import { type Frame, pixelIn } from "#model/mercator.ts";
import { extent, simplify } from "./simplify.ts";
import { type Point, polyline } from "./svg.ts";

type Areas = Extract<Parameters<typeof merge>[1], unknown[]>;
type Topology = Parameters<typeof merge>[0] & {
  objects: { countries: { type: "GeometryCollection"; geometries: Areas } };
};
type Atlas = ReturnType<typeof readAtlas>;

let atlas: Atlas | undefined;

function readAtlas() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 3 MB of a package with a fixed version: checking them takes longer than drawing.
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const { countries } = topology.objects;
  const lines = (isShown: (a: object, b: object) => boolean) =>
    mesh(topology, countries, isShown).coordinates.map((coordinates) =>
      withBounds({ type: "LineString" as const, coordinates }),
    );
  return {
    land: merge(topology, countries.geometries).coordinates.map((coordinates) =>
      withBounds({ type: "Polygon" as const, coordinates }),
    ),
    coasts: lines((a, b) => a === b),
    borders: lines((a, b) => a !== b),
  };
}

/** In degrees. */
function withBounds<Shape extends GeoGeometryObjects>(shape: Shape) {
  const [[west, south], [east, north]] = geoPath().bounds(shape);
  return { shape, west, south, east, north };
}

type Detail = {
  frame: Box;
  /** The largest error of a simplified line, in pixels. */
  tolerance: number;
  /** Smaller islands and lakes are left out, in pixels. */
  smallest: number;
  digits?: number;
};

/** `at` is set for flat maps, where distant shapes can be skipped: all of them take five times as long. */
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

export function flatProjection(view: Frame): Projection {
  const at = (lat: number, lng: number) => pixelIn(view, { lat: Math.max(-85, Math.min(85, lat)), lng });
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

export function traceLines(
  name: keyof Atlas,
  { into, at }: Projection,
  { frame, smallest, tolerance }: Detail,
): Line[] {
  atlas ??= readAtlas();
  const isNear = ({ north, west, south, east }: Atlas["land"][number] | Atlas["coasts"][number]) => {
    if (!at) return true;
    const [from, to] = [at(north, west), at(south, east)];
    return from.x <= frame.right && to.x >= frame.left && from.y <= frame.bottom && to.y >= frame.top;
  };
  return atlas[name]
    .filter(isNear)
    .flatMap(({ shape }) => collectLines(shape, into(frame)))
    .filter(({ points }) => points.length > 1 && extent(points) >= smallest)
    .map(({ points, closed }) => ({ points: simplify(points, tolerance), closed }));
}

export function trace(name: keyof Atlas, projection: Projection, detail: Detail): string {
  return pathOf(traceLines(name, projection, detail), detail.digits);
}

export function pathOf(lines: Line[], digits = 1): string {
  return lines.map(({ points, closed }) => polyline(points, { closed, digits })).join("");
}

export type Line = { points: Point[]; closed: boolean };

function collectLines(shape: GeoGeometryObjects, projection: GeoStreamWrapper): Line[] {
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
