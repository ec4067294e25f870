import { expect, test } from "vitest";
import { paris } from "#model/geography.ts";
import { branchInset } from "./branch-inset.ts";

const lyon = { lat: 45.75, lng: 4.85 };
const sizes = [
  { width: 960, height: 800 },
  { width: 780, height: 480 },
];

test.each([
  ["in its region", { lat: 49.033, lng: 2.077 }],
  ["in the city itself", paris],
  ["far away", lyon],
])("the marker of a branch %s is in the visible part of every page", (_, place) => {
  for (const size of sizes) {
    const drawing = branchInset({ name: "Télécom SudParis", place, home: paris, others: [] }, size);
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="15"/.exec(drawing)!;
    expect(Math.abs(Number(x) / size.width - 0.5)).toBeLessThan(0.3);
    expect(Math.abs(Number(y) / size.height - 0.5)).toBeLessThan(0.31);
  }
});
