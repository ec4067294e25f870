import { expect, test } from "vitest";
import { colourToken } from "#pipeline/drawing/tokens.ts";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(colourToken(a)), luminance(colourToken(b))].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** What axe does not measure: focus rings, and what is next to them. */
test.each([
  ["focus", "surface"],
  ["focus", "surface-day"],
  ["focus", "surface-raised"],
  ["white", "surface-night"],
  ["on-accent", "surface-accent"],
])("a focus ring of %s stands out on %s", (front, back) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
});
