import { expect, test } from "vitest";
import { drawnMap } from "./map.ts";
import { palette } from "./palette.ts";

test("a close map names the rivers and its place", () => {
  const lyon = { center: { lat: 45.76, lng: 4.835 }, zoom: 12, width: 390, height: 400 };
  const nowhere = { ...lyon, center: { lat: 45.2, lng: 2.2 } };
  const letters = (svg: string, colour: string) => new RegExp(`<path d="(M[^"]*)"[^>]* fill="${colour}"`).test(svg);
  expect(letters(drawnMap(lyon), palette.mist)).toBe(true);
  expect(letters(drawnMap(nowhere), palette.mist)).toBe(false);
  expect(letters(drawnMap(nowhere), palette.white)).toBe(false);
  expect(letters(drawnMap(nowhere, "Quai Perrache"), palette.white)).toBe(true);
});
