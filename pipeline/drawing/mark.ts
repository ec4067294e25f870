import { outline } from "./glyphs.ts";
import { palette } from "./palette.ts";
import { group, path, range, rect, svg } from "./svg.ts";

const grounds = {
  night: { odd: palette.beacon, even: palette.white, wave: palette.white },
  day: { odd: palette.beacon, even: palette.night, wave: palette.night },
  beacon: { odd: palette.white, even: palette.night, wave: palette.white },
};

type MarkGround = keyof typeof grounds;

/** A K and a C: a stem of seven bands and a wave, on a field of 40 by 56. */
function markShapes(ground: MarkGround): string {
  const { odd, even, wave } = grounds[ground];
  const bands = (colour: string, remainder: number) =>
    path(
      range(7)
        .filter((band) => band % 2 === remainder)
        .map((band) => `M0 ${band * 8}h12v8H0z`)
        .join(""),
      { fill: colour },
    );
  return (
    bands(odd, 0) +
    bands(even, 1) +
    path("M39.5 0.5V11.5A16.5 16.5 0 0 0 39.5 44.5V55.5A27.5 27.5 0 0 1 39.5 0.5z", { fill: wave })
  );
}

export function mark(ground: MarkGround = "night"): string {
  return svg({ width: 40, height: 56 }, markShapes(ground));
}

/** The mark on a dark square; `share` is its part of the square's height. */
function icon(size: number, share: number): string {
  const scale = (size * share) / 56;
  const place = `translate(${(size - 40 * scale) / 2} ${(size - 56 * scale) / 2}) scale(${scale})`;
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: palette.night }),
    group({ transform: place }, markShapes("night")),
  );
}

/** At 16 pixels a band is exactly two pixels high, so the stem is sharp in a browser tab. */
export const favicon = () => icon(64, 0.875);

/** Systems crop maskable icons; only the central 80% is always visible. */
export const maskableIcon = () => icon(512, 0.5);

/** The mark and the name as outlines, so that no font is needed. */
export function wordmark(name: string, ground: MarkGround): string {
  const { d, box } = outline(name, { size: 34, tracking: -0.02 }, { x: 58, y: 40, digits: 2 });
  const ink = ground === "night" ? palette.white : palette.night;
  return svg({ width: Math.ceil(box.right + 1), height: 56 }, group({}, markShapes(ground)), path(d, { fill: ink }));
}

/** The files of the logo pack, by name without extension. */
export function logos(name: string): Record<string, string> {
  const grounds = { light: "day", dark: "night", orange: "beacon" } as const;
  return Object.fromEntries(
    Object.entries(grounds).flatMap(([suffix, ground]) => [
      [`mark-on-${suffix}`, mark(ground)],
      [`wordmark-on-${suffix}`, wordmark(name, ground)],
    ]),
  );
}
