import { mast } from "../lattice.ts";
import { palette } from "../palette.ts";
import { circle, group, numbers, path, polar, range, rect, trail } from "../svg.ts";
import { fromBehind, ground, height, type Motif, rings, someone, width } from "./kit.ts";

/** A crowd under the steel roof of a hall, and a banded mast that rises through it. */
export const crowd: Motif = (chance) => {
  const tip = { x: chance.between(640, 960), y: 200 };
  const clothes = [palette.night, palette.beacon, palette.white, palette.slate, palette.dusk, palette.sky] as const;
  const rows = range(5).map((row) => {
    const [y, r] = [690 + row * 82 + row * row * 6, 23 + row * 8.5];
    const spacing = r * 4.5;
    const shift = chance.between(0, spacing);
    return range(Math.ceil(width / spacing) + 2)
      .map((index) =>
        fromBehind(
          someone(chance, clothes),
          index * spacing - shift + chance.between(-0.3, 0.3) * r,
          y + chance.between(-0.5, 0.5) * r,
          r,
        ),
      )
      .join("");
  });
  return [
    ground(palette.sky),
    rect(0, 560, width, height, { fill: palette.haze }),
    windowWall(),
    group({ fill: "none", stroke: palette.haze, "stroke-width": 14 }, rings(tip.x, tip.y, 9, 62, 54)),
    truss({ x: width / 2, y: 1120 }, 1080, 960),
    mast({
      x: tip.x,
      top: tip.y,
      base: 800,
      topWidth: 16,
      baseWidth: 240,
      panels: 2,
      curve: 1.4,
      cut: palette.slate,
      brace: 4,
    }),
    circle(tip.x, tip.y, 24, { fill: palette.beacon }),
    ...rows,
  ].join("");
};

/** Glazing at the far end of the hall. */
function windowWall(): string {
  const bars = range(17)
    .map((index) => trail`M${index * 100} 360V640`)
    .concat(range(3).map((index) => trail`M0 ${380 + index * 90}H${width}`));
  return path(bars.join(""), { stroke: palette.haze, "stroke-width": 5 });
}

/** An arched girder: two chords and a zigzag between them. */
function truss(centre: { x: number; y: number }, outer: number, inner: number): string {
  const at = (radius: number, degrees: number) => {
    const { x, y } = polar(centre, radius, degrees);
    return numbers([x, y]);
  };
  const web = range(26).map((index) => {
    const degrees = -65 + index * 5;
    return `M${at(inner, degrees)}L${at(outer, degrees + 2.5)}L${at(inner, degrees + 5)}`;
  });
  const chords = { fill: "none", stroke: palette.night, "stroke-width": 18 };
  return [
    path(web.join(""), { fill: "none", stroke: palette.night, "stroke-width": 8 }),
    circle(centre.x, centre.y, outer, chords),
    circle(centre.x, centre.y, inner, chords),
    path(
      range(5)
        .map((index) => trail`M${160 + index * 320} 0V${[252, 92, 44, 92, 252][index] ?? 60}`)
        .join(""),
      { stroke: palette.night, "stroke-width": 10 },
    ),
  ].join("");
}
