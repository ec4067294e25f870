import { palette } from "./palette.ts";
import { circle, group, numbers, path, polar, range, rect, svg } from "./svg.ts";

const size = 560;
const middle = { x: size / 2, y: size / 2 };

/** For a branch that does not exist: the radiation diagram of a station that is off the air. Rings, headings, no beam. */
export function lostBranch(): string {
  const rings = range(7).map((ring) => circle(middle.x, middle.y, (ring + 1) * 36));
  const ticks = range(36).map((index) => {
    const [from, to] = [252, index % 3 === 0 ? 272 : 263].map((radius) => polar(middle, radius, index * 10));
    return `M${numbers([from!.x, from!.y])}L${numbers([to!.x, to!.y])}`;
  });
  // The last beam it sent, breaking up on its way out.
  const beam = range(7).map((band) => {
    const [inner, outer] = [band * 36 + 22, band * 36 + 22 + 26 * (1 - band / 7)];
    const half = 6.4 * (1 - band / 9);
    const corners = [
      polar(middle, inner, 38 - half),
      polar(middle, outer, 38 - half),
      polar(middle, outer, 38 + half),
      polar(middle, inner, 38 + half),
    ];
    return path(`M${corners.map(({ x, y }) => numbers([x, y])).join("L")}z`, { "fill-opacity": 0.75 - band * 0.1 });
  });
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: palette.night }),
    group({ fill: "none", stroke: palette.gridOnNight, "stroke-width": 1.5 }, ...rings),
    path(ticks.join(""), { stroke: palette.ringStrong, "stroke-width": 1.5 }),
    group({ fill: palette.mist }, ...beam),
    circle(middle.x, middle.y, 16, { fill: palette.night, stroke: palette.beacon, "stroke-width": 5 }),
  );
}
