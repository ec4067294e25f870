import { describe, expect, test } from "vitest";
import {
  type ChartPlace,
  discRadius,
  findLenses,
  fromMiddle,
  placeDiscs,
  placeInLens,
  placeOnMap,
} from "./branch-chart.ts";
import { destination, paris, type Place } from "./geography.ts";

const at = (id: string, place: Place, width = 60): ChartPlace => ({ id, place, width });
const around = (id: string, center: Place, count: number, kilometres = 8) =>
  Array.from({ length: count }, (_, i) =>
    at(`${id}${i}`, destination(center, i * 137.5, kilometres * Math.sqrt((i + 0.5) / count)), 50 + (i % 5) * 12),
  );

const geneva = { lat: 46.204, lng: 6.143 };
const lille = { lat: 50.629, lng: 3.057 };
const london = { lat: 51.51, lng: -0.12 };

describe("lenses follow from where the branches are", () => {
  test("a lone branch anywhere needs none", () => {
    expect(findLenses([at("geneva", geneva), at("paris", paris), at("lille", lille)])).toEqual([]);
  });

  test("what lies close together shares one, wherever that is; the largest comes first", () => {
    const places = [...around("london", london, 2), ...around("geneva", geneva, 3), at("lille", lille)];
    expect(findLenses(places).map(({ ids }) => ids.length)).toEqual([3, 2]);
    expect(findLenses(places)[0]?.ids).toEqual(["geneva0", "geneva1", "geneva2"]);
  });
});

const boxesOf = (marks: ReturnType<typeof placeOnMap>, places: ChartPlace[]) =>
  marks.map(({ id, at: { x, y }, name }) => {
    const width = places.find((place) => place.id === id)!.width;
    const left = x + name.x - width * { start: 0, middle: 0.5, end: 1 }[name.anchor];
    return { left, right: left + width, top: y + name.y - 8, bottom: y + name.y + 8 };
  });

function overlaps(boxes: ReturnType<typeof boxesOf>): number {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  ).length;
}

test.each([2, 11, 25])("in a lens, %i names stand beside their true points and none covers another", (count) => {
  const places = around("p", paris, count, 25);
  const [lens] = findLenses(places);
  for (const radius of [150, 250]) {
    const { marks } = placeInLens(places, lens!, radius);
    expect(marks).toHaveLength(count);
    expect(overlaps(boxesOf(marks, places))).toBe(0);
    for (const { at: point } of marks) expect(Math.hypot(point.x, point.y)).toBeLessThan(radius);
  }
});

test("forty branches: names apart on the map, points where they are, discs on nothing", () => {
  const cities = [
    lille,
    geneva,
    london,
    { lat: 45.76, lng: 4.86 },
    { lat: 47.22, lng: -1.55 },
    { lat: 48.57, lng: 7.75 },
  ];
  const places = [
    ...around("paris", paris, 22, 20),
    ...cities.flatMap((city, i) => around(`c${i}-`, city, i < 3 ? 1 : 5)),
  ];
  const lenses = findLenses(places);
  const marks = placeOnMap(places, lenses);
  expect(overlaps(boxesOf(marks, places))).toBe(0);
  for (const { id, at: point } of marks) {
    const there = fromMiddle(places.find((place) => place.id === id)!.place);
    expect(Math.hypot(point.x - there.x, point.y - there.y)).toBeLessThan(0.1);
  }
  for (const [index, spot] of placeDiscs(lenses, marks, places).entries()) {
    if (!spot) continue;
    const radius = discRadius(lenses[index]!);
    for (const { at: point } of marks) expect(Math.hypot(point.x - spot.x, point.y - spot.y)).toBeGreaterThan(radius);
  }
});
