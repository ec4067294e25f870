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

/** AAA for body text, AA for secondary text, and what WCAG asks of focus rings. */
test.each([
  [7, "on-surface", "surface"],
  [7, "on-surface", "surface-day"],
  [7, "on-surface", "surface-raised"],
  [7, "on-night", "surface-night"],
  [7, "on-night", "dusk"],
  [7, "on-night-soft", "surface-night"],
  [4.5, "on-surface-soft", "surface"],
  [4.5, "on-surface-soft", "surface-day"],
  [4.5, "on-surface-soft", "surface-raised"],
  [4.5, "on-accent", "surface-accent"],
  [4.5, "accent-text", "surface"],
  [4.5, "accent-text", "surface-day"],
  [4.5, "accent-text", "surface-raised"],
  [3, "focus", "surface"],
  [3, "focus", "surface-day"],
  [3, "focus", "surface-raised"],
  [3, "white", "surface-night"],
  [3, "night", "surface-accent"],
])("there is a contrast of at least %d for %s on %s", (ratio, front, back) => {
  expect(contrast(front, back)).toBeGreaterThanOrEqual(ratio);
});
