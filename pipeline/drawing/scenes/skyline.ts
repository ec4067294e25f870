import { mast } from "../lattice.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, group, path, range, rect, trail } from "../svg.ts";
import { house, styleOf } from "./city.ts";
import { ground, height, type Motif, rings, width } from "./kit.ts";
import { london, lyon } from "./landmarks.ts";

const shore = 800;

/** A city by night beyond its river, and a mast whose waves pass over it. Quiet on the left, where a title may stand. */
export const skyline: Motif = (chance, { city }) => {
  const tip = { x: chance.between(1080, 1120), y: 130 };
  return [
    ground(palette.night),
    group({ fill: "none", stroke: palette.ring, "stroke-width": 7 }, rings(tip.x, tip.y, 21, 68, 56)),
    circle(250, 230, 74, { fill: palette.fog }),
    farHouses(chance, city),
    landmarks(city, chance),
    mast({
      x: tip.x,
      top: tip.y,
      base: shore + 4,
      topWidth: 12,
      baseWidth: 190,
      panels: 2,
      curve: 1.4,
      leg: 10,
      brace: 4,
    }),
    circle(tip.x, tip.y, 22, { fill: palette.beacon }),
    river(chance, tip.x),
    city === "Lyon" ? peninsula() : "",
  ].join("");
};

function landmarks(city: string | undefined, chance: Random): string {
  if (city === "Londres" || city === "London") return london(shore);
  if (city === "Lyon") return lyon(shore, chance);
  return "";
}

function farHouses(chance: Random, city?: string): string {
  const inks = { wall: palette.mapLand, roof: palette.dusk, lit: palette.waveOnBeacon, dark: palette.fog };
  let drawn = "";
  for (let x = -chance.between(0, 60); x < width;) {
    const building = house(styleOf(city), chance, inks);
    drawn += group({ transform: `translate(${Math.round(x)} ${shore}) scale(.55)` }, building.drawing);
    x += building.width * 0.55 - 1;
  }
  return drawn;
}

/** Water: the lights of the bank and the mast come back as broken dashes. */
function river(chance: Random, mastX: number): string {
  const dashes = range(120).map(() => {
    const y = shore + 26 + chance.between() ** 1.4 * (height - shore - 40);
    const [x, length] = [chance.between(0, width), chance.between(20, 120)];
    return trail`M${x} ${y}h${length}`;
  });
  const reflection = range(15).map((index) => {
    const y = shore + 18 + index * 17;
    const half = 12 + index * 3 + chance.between(0, 26);
    const colour = Math.floor(index / 2) % 2 === 0 ? palette.beacon : palette.white;
    return rect(mastX - half + chance.between(-8, 8), y, 2 * half, 7, { fill: colour });
  });
  return [
    rect(0, shore, width, height - shore, { fill: palette.dusk }),
    rect(0, shore, width, 8, { fill: palette.slate }),
    path(dashes.join(""), { stroke: palette.fog, "stroke-width": 5 }),
    ...reflection,
  ].join("");
}

/** Lyon lies between two rivers: a quay with trees parts the water. */
function peninsula(): string {
  const trees = range(27).map((index) => circle(index * 62 + 10, 892 - (index % 2) * 6, 25 + (index % 3) * 4));
  return (
    group({ fill: palette.mapLand }, ...trees) +
    rect(0, 900, width, 22, { fill: palette.slate }) +
    rect(0, 900, width, 5, { fill: palette.mist })
  );
}
