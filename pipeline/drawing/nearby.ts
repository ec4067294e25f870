import type { MultiLineString, MultiPolygon, Position } from "geojson";
import type { Box } from "#model/boxes.ts";
import type { Point } from "./svg.ts";

type Bounds = { west: number; south: number; east: number; north: number };
type Stretch = { points: Position[]; box: Bounds };
type Ring = { stretches: Stretch[]; box: Bounds; last: Position };
type Shape = MultiPolygon | MultiLineString;

const perStretch = 64;
const ringsOf = new WeakMap<Shape, Ring[][]>();

/** Drops the points of stretches outside the frame, which does not change what is inside it. */
export function nearby<S extends Shape>(shape: S, project: (lat: number, lng: number) => Point, frame: Box): S {
  const touches = ({ west, south, east, north }: Bounds) => {
    const [from, to] = [project(north, west), project(south, east)];
    return from.x <= frame.right && to.x >= frame.left && from.y <= frame.bottom && to.y >= frame.top;
  };
  const thinned = (ring: Ring) => [
    ...ring.stretches.flatMap(({ points, box }) => (touches(box) ? points : points.slice(0, 1))),
    ring.last,
  ];
  const parts = partsOf(shape).map((rings) => rings.filter(({ box }) => touches(box)).map(thinned));
  const coordinates = shape.type === "MultiPolygon" ? parts.filter((rings) => rings.length > 0) : parts.flat();
  return { ...shape, coordinates };
}

function partsOf(shape: Shape): Ring[][] {
  const found = ringsOf.get(shape);
  if (found) return found;
  const lines = shape.type === "MultiPolygon" ? shape.coordinates : shape.coordinates.map((line) => [line]);
  const parts = lines.map((rings) => rings.map(ringOf));
  ringsOf.set(shape, parts);
  return parts;
}

function ringOf(points: Position[]): Ring {
  const stretches: Stretch[] = [];
  for (let from = 0; from < points.length - 1; from += perStretch) {
    // The next stretch starts at the last point of this one.
    const whole = points.slice(from, from + perStretch + 1);
    stretches.push({ points: whole.slice(0, -1), box: boxOf(whole) });
  }
  return { stretches, box: boxOf(points), last: points.at(-1)! };
}

function boxOf(points: Position[]): Bounds {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of points) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}
