import { expect, test } from "vitest";
import { tilesFor } from "./tiles.ts";

test("without a key, maps show and credit OpenStreetMap", () => {
  const tiles = tilesFor("");
  expect(tiles.url).toBe("https://tile.openstreetmap.org/{z}/{x}/{y}.png");
  expect(tiles.provider).toBe("openstreetmap");
  expect(tiles.credits).toEqual([{ name: "OpenStreetMap", href: "https://www.openstreetmap.org/copyright" }]);
});

test("with a key, maps show CARTO's dark tiles, and credit both", () => {
  const tiles = tilesFor("a&b");
  expect(tiles.url).toBe("https://{s}.basemaps.cartocdn.com/dark_all/{z}/{x}/{y}{r}.png?key=a%26b");
  expect(tiles).toMatchObject({ provider: "carto", subdomains: "abcd" });
  expect(tiles.credits.map(({ href }) => href)).toEqual([
    "https://www.openstreetmap.org/copyright",
    "https://carto.com/attributions",
  ]);
});
