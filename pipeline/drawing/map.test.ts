import { expect, test } from "vitest";
import { paris } from "#model/geography.ts";
import { drawnMap } from "./map.ts";

test("the centre of the view is the middle of the picture", () => {
  const { project } = drawnMap({ center: paris, zoom: 10, width: 700, height: 420 });
  expect(project(paris.lat, paris.lng)).toEqual({ x: 350, y: 210 });
});

test("places fall where map tiles have them", () => {
  const { project } = drawnMap({ center: { lat: 0, lng: 0 }, zoom: 8, width: 0, height: 0 });
  const world = 256 * 2 ** 8;
  expect(project(0, 180).x).toBeCloseTo(world / 2);
  expect(project(85.0511287798, 0).y).toBeCloseTo(-world / 2);
});

test("the view of Europe has land, borders and rings; a close view has none of the coarse coasts", () => {
  const wide = drawnMap({ center: paris, zoom: 5, width: 390, height: 560 }).svg;
  expect(wide.includes('class="land"')).toBe(true);
  expect(wide.length).toBeGreaterThan(20_000);
  expect(wide.length).toBeLessThan(60_000);
  const close = drawnMap({ center: paris, zoom: 10, width: 390, height: 300 }).svg;
  expect(close.includes('class="land"')).toBe(false);
});

test("land does not cover the sea", () => {
  const { svg } = drawnMap({ center: { lat: 42, lng: -42 }, zoom: 5, width: 300, height: 300 });
  expect(/<path d="([^"]*)" class="land"/.exec(svg)?.[1]).toBe("");
});
