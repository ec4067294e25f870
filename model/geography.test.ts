import { expect, test } from "vitest";
import { bearing, destination, distance, paris } from "./geography.ts";

const london = { lat: 51.5074, lng: -0.1278 };

test("distances match an atlas", () => {
  expect(distance(paris, london)).toBeCloseTo(343.6, 0);
  expect(distance(london, { lat: 40.7128, lng: -74.006 })).toBeCloseTo(5570, -1);
});

test("bearings are clockwise from north", () => {
  expect(bearing(paris, london)).toBeCloseTo(330, 0);
  expect(bearing({ lat: 0, lng: 0 }, { lat: 0, lng: 10 })).toBeCloseTo(90, 6);
});

test("destination is the inverse of distance and bearing", () => {
  const there = destination(paris, bearing(paris, london), distance(paris, london));
  expect(there.lat).toBeCloseTo(london.lat, 6);
  expect(there.lng).toBeCloseTo(london.lng, 6);
});
