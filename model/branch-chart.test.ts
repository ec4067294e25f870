import { describe, expect, test } from "vitest";
import {
  type ChartPlace,
  discRadius,
  findInsets,
  findRings,
  fromMiddle,
  placeDiscs,
  placeInInset,
  placeOnMap,
} from "./branch-chart.ts";
import { overlap } from "./boxes.ts";
import { destination, paris, type Place } from "./geography.ts";

const at = (id: string, place: Place, width = 60): ChartPlace => ({ id, place, width });
const around = (id: string, center: Place, count: number, kilometres = 8) =>
  Array.from({ length: count }, (_, i) =>
    at(`${id}${i}`, destination(center, i * 137.5, kilometres * Math.sqrt((i + 0.5) / count)), 50 + (i % 5) * 12),
  );

const geneva = { lat: 46.204, lng: 6.143 };
const lille = { lat: 50.629, lng: 3.057 };
const london = { lat: 51.51, lng: -0.12 };

test("branches close together share an inset, the largest first; a lone branch has none", () => {
  const places = [...around("london", london, 2), ...around("geneva", geneva, 3), at("lille", lille)];
  expect(findInsets(places).map(({ ids }) => ids)).toEqual([
    ["geneva0", "geneva1", "geneva2"],
    ["london0", "london1"],
  ]);
});

describe("an inset", () => {
  const near = (id: string, north: number) => at(id, destination(geneva, 0, north));

  test("groups places less than 14 pixels apart, also through a third", () => {
    const apart = (kilometres: number) => findInsets([near("a", 0), near("b", kilometres)]).length;
    const pixels = (kilometres: number) => fromMiddle(geneva).y - fromMiddle(near("b", kilometres).place).y;
    expect([pixels(45), pixels(50)].map(Math.round)).toEqual([13, 15]);
    expect([apart(45), apart(50)]).toEqual([1, 0]);
    expect(findInsets([near("a", 0), near("c", 80), near("b", 40)])[0]?.ids).toEqual(["a", "c", "b"]);
  });
});

test("discs are close to their ring; the first inset and those without room have none", () => {
  const places = [...around("p", paris, 3), ...around("g", london, 2)];
  const insets = findInsets(places);
  const [first, second] = placeDiscs(insets, placeOnMap(places, insets));
  expect(first).toBeUndefined();
  const ring = fromMiddle(insets[1]!.center);
  const distance = Math.hypot(second!.x - ring.x, second!.y - ring.y);
  // Radius and margin of the disc, radius and margin of the ring, and a grid step.
  expect(distance).toBeLessThan(64 + 20 + findRings(insets)[1]!.radius + 8 + 12);
  const everywhere = Array.from({ length: 400 }, (_, i) => ({
    id: `x${i}`,
    width: 0,
    at: { x: (i % 20) * 16 - 152, y: Math.floor(i / 20) * 20 - 190 },
    name: { x: 11, y: 0, anchor: "start" as const },
  }));
  expect(placeDiscs(insets, everywhere)).toEqual([undefined, undefined]);
});

function overlaps(marks: ReturnType<typeof placeOnMap>, places: ChartPlace[]): number {
  const boxes = marks.map(({ id, at: { x, y }, name }) => {
    const width = places.find((place) => place.id === id)!.width;
    const left = x + name.x - width * { start: 0, middle: 0.5, end: 1 }[name.anchor];
    return { left, right: left + width, top: y + name.y - 8, bottom: y + name.y + 8 };
  });
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => overlap(a, b) > 0)).length;
}

test("with forty branches, labels and discs do not overlap", () => {
  const cities = [lille, geneva, london, { lat: 45.76, lng: 4.86 }, { lat: 47.22, lng: -1.55 }];
  const places = [
    ...around("paris", paris, 22, 20),
    ...cities.flatMap((city, i) => around(`c${i}-`, city, i < 3 ? 1 : 5)),
  ];
  const insets = findInsets(places);
  const marks = placeOnMap(places, insets);
  expect(overlaps(marks, places)).toBe(0);
  for (const radius of [150, 250]) {
    const view = placeInInset(places, insets[0]!, radius);
    expect(view.marks).toHaveLength(22);
    expect(overlaps(view.marks, places)).toBe(0);
    for (const { at: point } of view.marks) expect(Math.hypot(point.x, point.y)).toBeLessThan(radius);
  }
  for (const { id, at: point } of marks) {
    const there = fromMiddle(places.find((place) => place.id === id)!.place);
    expect(Math.hypot(point.x - there.x, point.y - there.y)).toBeLessThan(0.1);
  }
  for (const [index, spot] of placeDiscs(insets, marks).entries()) {
    if (!spot) continue;
    const radius = discRadius(insets[index]!);
    for (const { at: point } of marks) expect(Math.hypot(point.x - spot.x, point.y - spot.y)).toBeGreaterThan(radius);
  }
});
