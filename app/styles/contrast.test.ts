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

test.each([
  ["on-surface", "surface"],
  ["on-surface", "surface-day"],
  ["on-surface", "surface-raised"],
  ["on-night", "surface-night"],
  ["on-night", "dusk"],
  ["on-night-soft", "surface-night"],
])("body text: %s on %s passes AAA", (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
});

test.each([
  ["on-surface-soft", "surface"],
  ["on-surface-soft", "surface-day"],
  ["on-surface-soft", "surface-raised"],
  ["on-beacon", "surface-beacon"],
  ["accent-text", "surface"],
  ["accent-text", "surface-day"],
  ["accent-text", "surface-raised"],
])("secondary text: %s on %s passes AA", (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["focus", "surface"],
  ["focus", "surface-day"],
  ["focus", "surface-raised"],
  ["white", "surface-night"],
  ["night", "surface-beacon"],
])("the focus ring %s is visible on %s", (ring, surface) => {
  expect(contrast(ring, surface)).toBeGreaterThanOrEqual(3);
});
