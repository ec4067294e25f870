import { expect, test } from "vitest";
import { around, type LabelRequest, overlap, placeLabels } from "./labels.ts";
import { random } from "#model/random.ts";

const frame = { left: 0, top: 0, right: 800, bottom: 800 };
const request = (x: number, y: number, width = 120): LabelRequest => ({ at: { x, y }, width, height: 18, gap: 18 });

test("with room all around, a name stands to the right of its point", () => {
  const [box] = placeLabels([request(300, 300)], { frame, obstacles: [] });
  expect(box?.left).toBeGreaterThan(300);
  expect(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2).toBe(300);
});

test("at the edge of the frame, a name turns inwards", () => {
  const [box] = placeLabels([request(780, 300)], { frame, obstacles: [] });
  expect(box?.right).toBeLessThan(780);
});

test("a name keeps clear of what is already drawn", () => {
  const mast = { left: 310, top: 0, right: 400, bottom: 800 };
  const [box] = placeLabels([request(300, 300)], { frame, obstacles: [mast] });
  expect(overlap(box ?? frame, mast)).toBe(0);
});

test("whatever cities are added, names cover neither each other nor a point", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const chance = random(seed);
    const requests = Array.from({ length: 12 }, (_, index) =>
      request(
        60 + (index % 4) * 210 + chance.between(-30, 30),
        90 + Math.floor(index / 4) * 260 + chance.between(-80, 80),
        90,
      ),
    );
    const boxes = placeLabels(requests, { frame, obstacles: [] });
    for (const [index, box] of boxes.entries()) {
      expect(overlap(box, frame)).toBeCloseTo((box.right - box.left) * (box.bottom - box.top));
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(0);
      for (const { at } of requests) expect(overlap(box, around(at, 5))).toBe(0);
    }
  }
});
