import type { Locator } from "@playwright/test";
import type { Place } from "#model/geography.ts";
import { project } from "#model/mercator.ts";

type Spot = { x: number; y: number };

/** Where the middle of each element is, inside the map it stands in. */
export function spotsOf(marks: Locator): Promise<Spot[]> {
  return marks.evaluateAll((all) =>
    all.map((mark) => {
      const frame = mark.closest(".map")!.getBoundingClientRect();
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
    }),
  );
}

/** The zoom of the tiles, and how far, in pixels, a place is from the middle of the map that shows them. */
export async function viewOf(map: Locator, place: Place): Promise<{ zoom: number; off: number }> {
  const tile = map.locator("img.leaflet-tile").first();
  const [, zoom, x, y] = /\/(\d+)\/(\d+)\/(\d+)\.png/.exec((await tile.getAttribute("src")) ?? "") ?? [];
  const from = await tile.evaluate((image) => {
    const frame = image.closest(".map")!.getBoundingClientRect();
    const { left, top } = image.getBoundingClientRect();
    return { x: left - frame.left - frame.width / 2, y: top - frame.top - frame.height / 2 };
  });
  const there = project(place, Number(zoom));
  return {
    zoom: Number(zoom),
    off: Math.hypot(there.x - Number(x) * 256 + from.x, there.y - Number(y) * 256 + from.y),
  };
}

/** The smallest distance between any two of these places. */
export function closest(spots: Spot[]): number {
  const distances = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  return Math.min(...distances);
}
