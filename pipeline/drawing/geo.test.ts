import { expect, test } from "vitest";
import { bearing, destination, distance, paris } from "#model/geography.ts";
import { type BranchPlace, cities, plan } from "./geo.ts";

const lyon = { lat: 45.749, lng: 4.86 };
const london = { lat: 51.5074, lng: -0.1278 };

test("distances and bearings from Paris are those of the atlas", () => {
  expect(Math.round(distance(paris, lyon))).toBe(394);
  expect(Math.round(distance(paris, london))).toBe(344);
  expect(Math.round(bearing(paris, lyon))).toBe(150);
  expect(bearing(paris, london)).toBeGreaterThan(320);
  expect(bearing(paris, london)).toBeLessThan(335);
});

test("setting out at the bearing of a place for its distance leads there", () => {
  const arrived = destination(paris, bearing(paris, lyon), distance(paris, lyon));
  expect(arrived.lat).toBeCloseTo(lyon.lat, 6);
  expect(arrived.lng).toBeCloseTo(lyon.lng, 6);
});

test("the plan keeps distances from Paris true, with north at the top", () => {
  const { project } = plan({ x: 100, y: 100 }, 0.5);
  const point = project(lyon);
  expect(Math.hypot(point.x - 100, point.y - 100)).toBeCloseTo(distance(paris, lyon) / 2);
  expect(project({ lat: 50, lng: paris.lng }).y).toBeLessThan(100);
  expect(project({ lat: paris.lat, lng: 5 }).x).toBeGreaterThan(100);
});

test("branches are gathered by city, the nearest to Paris first", () => {
  const branch = (id: string, city: string, lat: number, lng: number): BranchPlace => ({
    id,
    name: id,
    city,
    lat,
    lng,
  });
  const found = cities([
    branch("lyon", "Lyon", 45.749, 4.86),
    branch("ucl", "London", 51.525, -0.134),
    branch("epita", "Paris", 48.816, 2.363),
    branch("esgi", "Paris", 48.849, 2.39),
    branch("hult", "London", 51.523, -0.07),
  ]);
  expect(found.map(({ name, branches }) => `${name} ${branches.length}`)).toEqual(["Paris 2", "London 2", "Lyon 1"]);
  expect(found[1]?.place.lng).toBeCloseTo(-0.102);
});
