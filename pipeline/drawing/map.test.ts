import { expect, test } from "vitest";
import { paris } from "#model/geography.ts";
import { drawnMap } from "./map.ts";

test("the map of Europe has land and borders, a close map has rivers", () => {
  const wide = drawnMap({ center: paris, zoom: 5, width: 390, height: 560 });
  expect(wide.includes('class="land"')).toBe(true);
  expect(wide.length).toBeGreaterThan(20_000);
  expect(wide.length).toBeLessThan(60_000);
  const close = drawnMap({ center: paris, zoom: 10, width: 390, height: 300 });
  expect(close.includes('class="land"')).toBe(false);
  expect(close).toMatch(/stroke-linejoin="round"><path d="M[^"]*C/);
});

test("land does not cover the sea", () => {
  const svg = drawnMap({ center: { lat: 42, lng: -42 }, zoom: 5, width: 300, height: 300 });
  expect(/<path d="([^"]*)" class="land"/.exec(svg)?.[1]).toBe("");
});
