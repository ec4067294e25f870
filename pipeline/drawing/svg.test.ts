import { expect, test } from "vitest";
import { element, numbers, polar, polyline, round, svg, trail } from "./svg.ts";

test("numbers are rounded and never written as minus zero", () => {
  expect(round(-0.04)).toBe(0);
  expect(Object.is(round(-0.04), -0)).toBe(false);
  expect(trail`M${1.26} ${-0.001}h${3}`).toBe("M1.3 0h3");
});

test("path numbers take as few characters as possible", () => {
  expect(numbers([10, -5, 0.5, -0.25], 2)).toBe("10-5 .5-.25");
});

test("polylines are relative and skip repeated points", () => {
  const points = [
    { x: 1, y: 1 },
    { x: 4, y: 1 },
    { x: 4.01, y: 1.01 },
    { x: 4, y: 5 },
  ];
  expect(polyline(points, { closed: true })).toBe("M1 1l3 0 0 4z");
  expect(polyline([])).toBe("");
});

test("an attribute without a value is left out", () => {
  expect(element("circle", { r: 2.04, class: undefined })).toBe('<circle r="2"/>');
});

test("polar angles are clockwise from the top", () => {
  const { x, y } = polar({ x: 0, y: 0 }, 10, 90);
  expect([round(x), round(y)]).toEqual([10, 0]);
});

test("an SVG document has a size and a namespace", () => {
  expect(svg({ width: 4, height: 3 }, "<g/>")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" viewBox="0 0 4 3"><g/></svg>',
  );
});
