import { describe, expect, test } from "vitest";
import { project } from "#model/mercator.ts";
import { spread } from "./spread.ts";

const paris = { lat: 48.8566, lng: 2.3522 };

describe("markers that lie close together", () => {
  const room = 44;
  const crowd = Array.from({ length: 14 }, () => project(paris, 5));

  test("each get room of their own", () => {
    const marks = spread(crowd, room);
    for (const [i, a] of marks.entries()) {
      for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(room - 1);
    }
  });

  test("stay near their place", () => {
    const place = project(paris, 5);
    for (const { x, y } of spread(crowd, room)) expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(room * 3);
  });

  test("stand in the same spots every time", () => {
    expect(spread(crowd, room)).toEqual(spread(crowd, room));
  });
});

test("a marker alone stays where it is", () => {
  const [mark] = spread([{ x: 100, y: 100 }], 44);
  expect(Math.hypot((mark?.x ?? 0) - 100, (mark?.y ?? 0) - 100)).toBeLessThan(1);
});

test("three hundred markers still get room of their own", () => {
  const crowd = Array.from({ length: 300 }, (_, i) => ({ x: (i % 20) * 30, y: Math.floor(i / 20) * 30 }));
  const marks = spread(crowd, 44);
  const close = marks.filter((a, i) => marks.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 40));
  expect(close).toEqual([]);
});
