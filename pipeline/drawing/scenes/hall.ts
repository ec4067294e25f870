import { brownHair, palette, skinTones } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, range, rect, trail } from "../svg.ts";
import { ground, type Motif, rings } from "./kit.ts";

/** The great hall from above: rows of booths, and visitors in the aisles. */
export const hall: Motif = (chance) => {
  const rows = range(4);
  const source = { x: chance.between(500, 1100), y: 530 };
  const booths = rows.map((row) =>
    range(8)
      .map((column) => booth(chance, -70 + column * 226 + (row % 2) * 60, 40 + row * 278))
      .join(""),
  );
  const aisles = rows.map((row) =>
    range(26)
      .map((index) => visitor(chance, index * 66 + chance.between(-24, 24), 226 + row * 278 + chance.between(0, 66)))
      .join(""),
  );
  return [
    ground(palette.sky),
    group({ fill: "none", stroke: palette.white, "stroke-width": 22 }, rings(source.x, source.y, 18, 64, 60)),
    ...rows.map((row) => (booths[row] ?? "") + (aisles[row] ?? "")),
  ].join("");
};

/** A counter under a striped canopy, in oblique view. */
function booth(chance: Random, x: number, y: number): string {
  const kind = chance.pick([0, 0, 2, 1, 3]);
  const [main, second] = (
    [
      [palette.beacon, palette.white],
      [palette.night, palette.haze],
      [palette.white, palette.beacon],
      [palette.slate, palette.sky],
    ] as const
  )[kind] ?? [palette.beacon, palette.white];
  const stripes = range(6).map((index) =>
    path(trail`M${index * 30} 0h30l12 50h-30z`, { fill: index % 2 === 0 ? main : second }),
  );
  const valance = range(6).map((index) =>
    path(trail`M${12 + index * 30} 50h30v10a15 15 0 0 1 -30 0z`, { fill: index % 2 === 0 ? main : second }),
  );
  const shadow = path("M16 66h180l26 92h-180z", { fill: palette.haze });
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    shadow,
    rect(16, 50, 172, 72, { fill: palette.dusk }),
    rect(10, 116, 184, 38, { fill: palette.white }),
    rect(10, 116, 184, 8, { fill: main === palette.white ? palette.beacon : main }),
    host(chance),
    ...stripes,
    ...valance,
  );
}

function host(chance: Random): string {
  const x = chance.between(56, 150);
  return (
    rect(x - 19, 100, 38, 18, { fill: chance.pick([palette.beacon, palette.sky, palette.white]) }) +
    circle(x, 90, 12, { fill: chance.pick(skinTones) })
  );
}

/** Someone from above and a little in front: a head, shoulders, a shadow. */
function visitor(chance: Random, x: number, y: number): string {
  if (chance.chance(0.22)) return "";
  const clothes = chance.pick([
    palette.night,
    palette.beacon,
    palette.slate,
    palette.white,
    palette.fog,
    palette.night,
  ]);
  const hair =
    clothes === palette.night
      ? chance.pick([brownHair, palette.beaconDeep])
      : chance.pick([palette.night, palette.night, brownHair, palette.slate]);
  return [
    element("ellipse", { cx: x + 16, cy: y + 24, rx: 26, ry: 10, fill: palette.mist }),
    path(trail`M${x - 17} ${y + 26}V${y - 4}q0 -14 17 -14t17 14V${y + 26}z`, { fill: clothes }),
    circle(x, y - 22, 13, { fill: hair }),
  ].join("");
}
