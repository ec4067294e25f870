import { expect, test } from "vitest";
import { pixelIn } from "#model/mercator.ts";
import { flatProjection, traceLines } from "./land.ts";

const size = { width: 500, height: 500 };
const detail = { frame: { left: -50, top: -50, right: 550, bottom: 550 }, tolerance: 0.75, smallest: 4 };

test.each([
  ["a town at the sea", { lat: 47.2, lng: -1.6 }, 9],
  ["the open sea", { lat: 45, lng: -30 }, 6],
  ["the edge of the map", { lat: -17, lng: 179.5 }, 5],
])("%s is drawn the same without what lies far away", (_, center, zoom) => {
  const flat = flatProjection((lat, lng) => pixelIn({ center, zoom, ...size }, { lat, lng }));
  for (const shape of ["land", "coasts", "borders"] as const) {
    expect(traceLines(shape, flat, detail)).toEqual(traceLines(shape, { into: flat.into }, detail));
  }
});
