import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoAzimuthalEquidistant, geoMercator, geoPath, type GeoGeometryObjects, type GeoProjection } from "d3-geo";
import { merge, mesh } from "topojson-client";
import { earthRadius, paris } from "#model/geography.ts";
import type { Box } from "#model/boxes.ts";
import type { Frame } from "#model/mercator.ts";
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

/** Flat maps skip distant shapes: all of them take twice as long. */
type Projection = { projection: GeoProjection; isFlat: boolean };

export const planProjection = (scale: number): Projection => ({
  isFlat: false,
  projection: geoAzimuthalEquidistant()
    .rotate([-paris.lng, -paris.lat])
    .translate([0, 0])
    .scale(earthRadius * scale)
    .clipAngle(35),
});

/** As `pixelIn`; the shapes of the atlas are cut at the edges of the map already. */
export const flatProjection = ({ center, zoom, width, height }: Frame): Projection => ({
  isFlat: true,
  projection: geoMercator()
    .center([center.lng, center.lat])
    .scale((256 * 2 ** zoom) / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .precision(0)
    .preclip((stream) => stream),
});

export function traceLines(
  name: keyof Atlas,
  { projection, isFlat }: Projection,
  { frame: { left, top, right, bottom }, smallest, tolerance }: Detail,
): Line[] {
  atlas ??= readAtlas();
  projection.clipExtent([
    [left, top],
    [right, bottom],
  ]);
  const isNear = ({ north, west, south, east }: Atlas["land"][number] | Atlas["coasts"][number]) => {
    const [[x1, y1], [x2, y2]] = [projection([west, north])!, projection([east, south])!];
    return x1 <= right && x2 >= left && y1 <= bottom && y2 >= top;
  };
  return atlas[name]
    .filter((outlined) => !isFlat || isNear(outlined))
    .flatMap(({ shape }) => collectLines(shape, projection))
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

function collectLines(shape: GeoGeometryObjects, projection: GeoProjection): Line[] {
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
