import type { Place } from "./geography.ts";

export type Point = { x: number; y: number };

/** Web Mercator, as the tiles use it: where a place is, in pixels, on a world drawn at that zoom. */
export function project({ lat, lng }: Place, zoom: number): Point {
  const size = 256 * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: size * (lng / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}
