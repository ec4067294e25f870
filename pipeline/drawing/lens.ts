import { distance, paris, type Place } from "#model/geography.ts";
import { ground, rings } from "./ground.ts";
import { palette } from "./palette.ts";
import { circle, element, group, svg } from "./svg.ts";

export type LensArt = { center: Place; kilometres: number; radius: number; zoom: number };

/** The background of a lens, with rings around Paris or, elsewhere, around its centre. */
export function lensGround({ center, kilometres, radius, zoom }: LensArt): string {
  const size = 2 * radius;
  const frame = { center, zoom, width: size, height: size };
  const isInside = ({ x, y }: { x: number; y: number }) =>
    radius >= 120 && Math.hypot(x + 36 - radius, y - 10 - radius) < radius;
  return svg(
    { width: size, height: size },
    element("clipPath", { id: "disc" }, circle(radius, radius, radius)),
    circle(radius, radius, radius, { fill: palette.night }),
    group(
      { "clip-path": "url(#disc)" },
      ground(frame, palette.mapLand, Math.min(radius, 250) / 250),
      rings(frame, distance(paris, center) < kilometres ? paris : center, {
        reach: radius,
        least: radius * 0.3,
        isLabelled: isInside,
      }),
    ),
  );
}
