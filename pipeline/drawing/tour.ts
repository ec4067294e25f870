import { fixedPart } from "./fixed.ts";
import { palette } from "./palette.ts";
import { circle, element, group, range, rect, svg } from "./svg.ts";

const layouts = {
  // The rings start at the left edge, so that the page can align its text with them.
  wide: { width: 734, height: 900, tip: { x: 384, y: 150 }, reach: 364 },
  // Cut at the end of the fourth band, with one ring.
  tall: { width: 200, height: 474, tip: { x: 100, y: 92 }, reach: 312, most: 1 },
} as const;

/** An orange poster with one ring per edition. */
export function tourPoster(rings: number, shape: keyof typeof layouts): string {
  const { width, height, tip, reach, ...limit } = layouts[shape];
  const waves = range("most" in limit ? limit.most : rings)
    .map((ring) => element("circle", { r: ((ring + 1) * reach) / Math.max(4, rings) }))
    .join("");
  return svg(
    { width, height, preserveAspectRatio: "xMinYMin slice" },
    rect(0, 0, width, height, { fill: palette.accent }),
    group(
      { transform: `translate(${tip.x} ${tip.y})`, fill: "none", stroke: palette.onAccent, "stroke-width": 3 },
      waves,
    ),
    fixedPart(shape === "wide" ? "tourWide" : "tourTall"),
    circle(tip.x, tip.y, 17, { fill: palette.white }),
  );
}
