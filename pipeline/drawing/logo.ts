import { outline } from "./glyphs.ts";
import { mark, type MarkGround, markShapes } from "./mark.ts";
import { palette } from "./palette.ts";
import { group, path, svg } from "./svg.ts";

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
