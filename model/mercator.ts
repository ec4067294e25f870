import type { Place } from "./geography.ts";

export type Point = { x: number; y: number };

/** Web Mercator, as in map tiles: pixels on a world map at this zoom. */
export function project({ lat, lng }: Place, zoom: number): Point {
  const size = 256 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

/** A map picture; its size is in pixels. */
export type Frame = { center: Place; zoom: number; width: number; height: number };

/** The pixel of a place, from the upper left corner. */
export function pixelIn({ center, zoom, width, height }: Frame, place: Place): Point {
  const [middle, { x, y }] = [project(center, zoom), project(place, zoom)];
  return { x: x - middle.x + width / 2, y: y - middle.y + height / 2 };
}
