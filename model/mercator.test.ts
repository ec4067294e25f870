import { expect, test } from "vitest";
import { pixelIn, project } from "./mercator.ts";

test("the world is 256 pixels wide and doubles with each zoom", () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(project({ lat: 85.0511287798, lng: 180 }, 1).x).toBe(512);
  expect(project({ lat: 85.0511287798, lng: 180 }, 1).y).toBeCloseTo(0, 5);
});

test("the centre of a map is the centre of its picture, with north at the top", () => {
  const frame = { center: { lat: 48, lng: 2 }, zoom: 5, width: 300, height: 200 };
  expect(pixelIn(frame, frame.center)).toEqual({ x: 150, y: 100 });
  const { x, y } = pixelIn(frame, { lat: 49, lng: 3 });
  expect(x).toBeCloseTo(150 + (256 * 32) / 360, 6);
  expect(y).toBeLessThan(100);
});
