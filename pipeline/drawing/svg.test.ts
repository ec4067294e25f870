import { expect, test } from "vitest";
import { element, numbers, polyline, trail } from "./svg.ts";

test("numbers take as few characters as possible and are never minus zero", () => {
  expect(numbers([10, -5, 0.5, -0.25], 2)).toBe("10-5 .5-.25");
  expect(trail`M${1.26} ${-0.001}h${3}`).toBe("M1.3 0h3");
  expect(element("circle", { r: -0.04, class: undefined })).toBe('<circle r="0"/>');
});

test("polylines are relative and skip repeated points", () => {
  const points = [1, 4, 4.01, 9].map((x) => ({ x, y: 1 }));
  expect(polyline(points, { closed: true })).toBe("M1 1l3 0 5 0z");
});
