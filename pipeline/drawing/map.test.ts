import { expect, test } from "vitest";
import { paris } from "#model/geography.ts";
import { drawnMap } from "./map.ts";
import { palette } from "./palette.ts";

test("the map of Europe has land and borders, a close map has rivers", () => {
  const wide = drawnMap({ center: paris, zoom: 5, width: 390, height: 560 });
  expect(wide.includes('class="land"')).toBe(true);
  expect(wide.length).toBeGreaterThan(20_000);
  expect(wide.length).toBeLessThan(60_000);
  const close = drawnMap({ center: paris, zoom: 10, width: 390, height: 300 });
  expect(close.includes('class="land"')).toBe(false);
  expect(close).toMatch(/stroke-linejoin="round"><path d="M[^"]*C/);
});

test("a close map names the rivers and its place", () => {
  const lyon = { center: { lat: 45.76, lng: 4.835 }, zoom: 12, width: 390, height: 400 };
  const nowhere = { ...lyon, center: { lat: 45.2, lng: 2.2 } };
  const letters = (svg: string, colour: string) => new RegExp(`<path d="(M[^"]*)"[^>]* fill="${colour}"`).test(svg);
  expect(letters(drawnMap(lyon), palette.mist)).toBe(true);
  expect(letters(drawnMap(nowhere), palette.mist)).toBe(false);
  expect(letters(drawnMap(nowhere), palette.white)).toBe(false);
  expect(letters(drawnMap(nowhere, "Quai Perrache"), palette.white)).toBe(true);
});

test("land does not cover the sea", () => {
  const svg = drawnMap({ center: { lat: 42, lng: -42 }, zoom: 5, width: 300, height: 300 });
  expect(/<path d="([^"]*)" class="land"/.exec(svg)?.[1]).toBe("");
});
