import { headerMotifs, type HeaderPage } from "./header-motifs.ts";
import { mast } from "./lattice.ts";
import { palette } from "./palette.ts";
import { svg } from "./svg.ts";

export type { HeaderPage } from "./header-motifs.ts";

const dayMast = { top: 0, cut: palette.sky, stretchable: true };

/** Masts that carry a page's layout: one band per entry, stretched to the height of the list beside them. */
export function timelineMast(bands: number): string {
  const height = 200 * bands;
  return svg(
    { width: 100, height, preserveAspectRatio: "none" },
    mast({ ...dayMast, x: 50, base: height, topWidth: 28, baseWidth: 98, bands, panels: 4, curve: 1.1, brace: 2.5 }),
  );
}

export function polesMast(bands: number): string {
  const height = 100 * bands;
  return svg(
    { width: 200, height, preserveAspectRatio: "none" },
    mast({ ...dayMast, x: 100, base: height, topWidth: 40, baseWidth: 190, bands, panels: 2, curve: 1.3, brace: 3.5 }),
  );
}

/** White on the sky of a page header, standing on its lower right corner; the ground is left clear. */
export function headerArt(page: HeaderPage): string {
  return svg({ width: 660, height: 420, preserveAspectRatio: "xMaxYMax meet" }, headerMotifs[page]());
}
