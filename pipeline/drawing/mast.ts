import { palette } from "./palette.ts";
import { path, range, svg, trail } from "./svg.ts";
import type { Band } from "#model/membership.ts";

/** The largest width of the timeline's mast and the height of each year, by screen size. */
const timelineSizes = {
  wide: { width: 420, row: 148 },
  middle: { width: 300, row: 148 },
  narrow: { width: 104, row: 168 },
} as const;

/** One band per year, as wide as the membership; its panels are nearly square. */
export function timelineMast(bands: Band[], size: keyof typeof timelineSizes): string {
  const { width, row } = timelineSizes[size];
  const frame = { width, height: row * bands.length, preserveAspectRatio: "none" };
  return svg(frame, ...bands.map((band, index) => timelineBand(band, index, width, row)));
}

function timelineBand({ top, foot }: Band, index: number, width: number, row: number): string {
  const level = (down: number) => ({ y: (index + down) * row, half: ((top + (foot - top) * down) * width) / 2 });
  const [above, below] = [level(0), level(1)];
  const middle = width / 2;
  const shape = trail`M${middle - above.half} ${above.y}H${middle + above.half}L${middle + below.half} ${below.y}H${middle - below.half}Z`;
  const fill = path(shape, { fill: index % 2 === 0 ? palette.accent : palette.white });
  const mean = above.half + below.half;
  // A narrow band would disappear under its lattice.
  if (mean < 8) return fill;
  const rows = Math.max(1, Math.round(row / mean));
  const columns = Math.max(1, Math.round(mean / row));
  const across = (column: number, { half }: { half: number }) => middle - half + (2 * half * column) / columns;
  const lines = range(rows).flatMap((panel) => {
    const [from, to] = [level(panel / rows), level((panel + 1) / rows)];
    const crosses = range(columns).map((column) => {
      const [left, right] = [column, column + 1];
      return trail`M${across(left, from)} ${from.y}L${across(right, to)} ${to.y}M${across(right, from)} ${from.y}L${across(left, to)} ${to.y}`;
    });
    const posts = range(columns - 1).map(
      (post) => trail`M${across(post + 1, from)} ${from.y}L${across(post + 1, to)} ${to.y}`,
    );
    return [...crosses, ...posts, trail`M${middle - to.half} ${to.y}H${middle + to.half}`];
  });
  const lattice = { fill: "none", stroke: palette.sky, "stroke-width": 1.5, "vector-effect": "non-scaling-stroke" };
  return fill + path(lines.join(""), lattice);
}
