import { describe, expect, test } from "vitest";
import { initials, type LetterShape, placeLetters, planPortrait, portraitSize } from "./portrait.ts";

test.each([
  ["Inès Marchetti", "IM"],
  ["Émile Van Acker", "ÉV"],
  ["Jean-Baptiste Le Goff", "JL"],
  ["Quentin de la Jonquière", "QJ"],
  ["Wilhelmina d’Almeida", "WA"],
  ["Sinéad O’Brien", "SO"],
  ["Islem", "I"],
  ["Ana van der", "AV"],
  ["Li d’Aosta d’Este", "LA"],
  ["", "?"],
  ["Ana al-Fassi Benali", "AB"],
  ["Ana qu’Este", "AE"],
  ["Ana Sant’Anna", "AS"],
  ["  awa  diarra ", "AD"],
  ["E\u0301lodie Roche", "ÉR"],
])("%s becomes %s", (name, expected) => {
  expect(initials(name).join("")).toBe(expected);
});

const letter = (left: number, top: number, right: number, bottom: number): LetterShape => ({
  d: "",
  box: [left, top, right, bottom],
});

/** What the ink of each letter covers in the frame. */
const inkOf = (shapes: LetterShape[]) =>
  placeLetters(shapes).map(({ box: [left, top, right, bottom], x, y, scale }) =>
    [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale].map(Math.round),
  );

describe("letters", () => {
  const [plain, accented, wide, low] = [
    letter(50, 0, 650, 700),
    letter(50, -250, 650, 700),
    letter(0, 0, 3000, 700),
    letter(50, 0, 650, 2000),
  ];

  test("two stand in opposite corners of the frame, 28 from its edges", () => {
    expect(inkOf([plain, plain])).toEqual([
      [28, 28, 208, 238],
      [192, 262, 372, 472],
    ]);
  });

  test("one alone is larger, and stands in the lower corner", () => {
    expect(inkOf([plain])).toEqual([[36, 80, 372, 472]]);
  });

  test("what is tall or wide is made smaller, so that it stays inside and leaves a gap", () => {
    const [upper, lower] = inkOf([accented, low]);
    expect([upper![1], lower![3]]).toEqual([28, 472]);
    expect(lower![1]! - upper![3]!).toBe(24);
    expect(inkOf([wide])).toEqual([[28, 392, 372, 472]]);
  });
});

describe("waves", () => {
  const plans = ["Awa Diarra", "Ana Diaz", "Émile Van Acker", "Sinéad O’Brien", "Li Wei", "Zoé Roche"].map((name) =>
    planPortrait(name, []),
  );
  const { width, height } = portraitSize;

  test("the ground's come from beside the frame, the letters' from above or below", () => {
    for (const { groundSource, letterSource } of plans) {
      const beside = groundSource.x < 0 ? -groundSource.x : groundSource.x - width;
      expect(beside).toBeGreaterThanOrEqual(40);
      expect(beside).toBeLessThanOrEqual(100);
      expect(groundSource.y).toBeGreaterThanOrEqual(0);
      expect(groundSource.y).toBeLessThanOrEqual(height);
      expect([-60, height + 60]).toContain(letterSource.y);
      expect(letterSource.x).toBeGreaterThanOrEqual(0.2 * width);
      expect(letterSource.x).toBeLessThanOrEqual(0.8 * width);
    }
    expect(new Set(plans.map(({ groundSource }) => groundSource.x < 0)).size).toBe(2);
    expect(new Set(plans.map(({ letterSource }) => letterSource.y)).size).toBe(2);
  });

  test("rings eleven apart reach from the nearest edge to the farthest corner, and no farther", () => {
    for (const { groundSource, letterSource, rings } of plans) {
      const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x, y })));
      const farthest = Math.max(
        ...[groundSource, letterSource].flatMap((from) =>
          corners.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)),
        ),
      );
      const nearest = Math.min(60, groundSource.x < 0 ? -groundSource.x : groundSource.x - width);
      expect(Math.abs(rings[0]! - nearest)).toBeLessThanOrEqual(6);
      expect(Math.abs(rings.at(-1)! - farthest)).toBeLessThanOrEqual(11);
      expect(new Set(rings.slice(1).map((radius, index) => radius - rings[index]!))).toEqual(new Set([11]));
    }
  });
});
