import type { Locator } from "@playwright/test";
import type { Place } from "#model/geography.ts";
import { project } from "#model/mercator.ts";

/** Below the map, which is the first part of its region. */
export const mapConsent = "[role=region] > :not(:first-child):has(button)";

type Spot = { x: number; y: number };

/** The centre of each element, relative to its map. */
export function spotsOf(marks: Locator): Promise<Spot[]> {
  return marks.evaluateAll((all) =>
    all.map((mark) => {
      const frame = mark.closest("[role=region]")!.getBoundingClientRect();
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
    }),
  );
}

/** The zoom of the tiles, and the distance in pixels between a place and the centre of the map. */
export async function viewOf(map: Locator, place: Place): Promise<{ zoom: number; off: number }> {
  const tile = map.locator("img.leaflet-tile").first();
  const [, zoom, x, y] = /\/(\d+)\/(\d+)\/(\d+)\.png/.exec((await tile.getAttribute("src")) ?? "") ?? [];
  const from = await tile.evaluate((image) => {
    const frame = image.closest(".leaflet-container")!.getBoundingClientRect();
    const { left, top } = image.getBoundingClientRect();
    return { x: left - frame.left - frame.width / 2, y: top - frame.top - frame.height / 2 };
  });
  const there = project(place, Number(zoom));
  return {
    zoom: Number(zoom),
    off: Math.hypot(there.x - Number(x) * 256 + from.x, there.y - Number(y) * 256 + from.y),
  };
}

/** Names on a map that overlap, leave the window or have too little contrast. */
export function unreadable(names: Locator): Promise<string[]> {
  return names.evaluateAll((all) => {
    const boxes = all.map((name) => ({ text: name.textContent ?? "", box: name.getBoundingClientRect(), name }));
    const errors = boxes
      .filter(({ box }) => box.width < 5 || box.left < 0 || box.right > document.documentElement.clientWidth)
      .map(({ text }) => `${text} is not in the window`);
    boxes.forEach(({ text, box, name }, index) => {
      const { fill, stroke, strokeWidth, paintOrder, fontSize } = getComputedStyle(name);
      const light = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      // White letters with a dark outline are readable on any map.
      const stands =
        light(fill) > 230 && light(stroke) < 40 && parseFloat(strokeWidth) >= 3 && paintOrder.startsWith("stroke");
      if (!stands || parseFloat(fontSize) < 13) errors.push(`${text} does not stand out`);
      for (const other of boxes.slice(index + 1)) {
        const [width, height] = [
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
        ];
        // Boxes are taller than their letters.
        if (width > 1 && height > 5) errors.push(`${text} and ${other.text} lie on one another`);
      }
    });
    return errors;
  });
}
