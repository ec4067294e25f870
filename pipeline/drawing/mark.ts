import { join } from "node:path";
import { colouredDrawing, shapesOf } from "./fixed.ts";
import { outline } from "./glyphs.ts";
import { palette } from "./palette.ts";
import { group, path, rect, svg } from "./svg.ts";

const grounds = {
  night: { odd: palette.accent, even: palette.white, wave: palette.white, ink: palette.white },
  day: { odd: palette.accent, even: palette.night, wave: palette.night, ink: palette.night },
  accent: { odd: palette.white, even: palette.night, wave: palette.white, ink: palette.onAccent },
  tour: { odd: palette.white, even: palette.night, wave: palette.onAccent, ink: palette.onAccent },
};

type MarkGround = keyof typeof grounds;

/** A K and a C: a stem of seven bands and a wave, on a field of 40 by 56. */
export function mark(ground: MarkGround = "night"): string {
  return colouredDrawing(join(import.meta.dirname, "./mark.svg"), grounds[ground]);
}

/** The mark on a dark square; `share` is its part of the square's height. */
function icon(size: number, share: number): string {
  const scale = (size * share) / 56;
  const place = `translate(${(size - 40 * scale) / 2} ${(size - 56 * scale) / 2}) scale(${scale})`;
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: palette.night }),
    group({ transform: place }, shapesOf(mark())),
  );
}

/** At 16 pixels a band is exactly two pixels high, so the stem is sharp in a browser tab. */
export const favicon = () => icon(64, 0.875);

/** Systems crop maskable icons; only the central 80% is always visible. */
export const maskableIcon = () => icon(512, 0.5);

/** The mark and the name as outlines, so that no font is needed. */
export function wordmark(name: string, ground: MarkGround): string {
  const { d, box } = outline(name, { size: 34, tracking: -0.02 }, { x: 58, y: 40, digits: 2 });
  return svg(
    { width: Math.ceil(box.right + 1), height: 56 },
    group({}, shapesOf(mark(ground))),
    path(d, { fill: grounds[ground].ink }),
  );
}

/** The files of the logo pack, by name without extension. */
export function logos(name: string): Record<string, string> {
  const grounds = { light: "day", dark: "night", orange: "accent" } as const;
  return Object.fromEntries(
    Object.entries(grounds).flatMap(([suffix, ground]) => [
      [`mark-on-${suffix}`, mark(ground)],
      [`wordmark-on-${suffix}`, wordmark(name, ground)],
    ]),
  );
}
