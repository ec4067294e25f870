import { mast } from "../lattice.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, group, rect } from "../svg.ts";
import { arch, type Building, cathedral, house, type HouseInks, type Style, styleOf } from "./city.ts";
import { ground, height, type Motif, rings, width } from "./kit.ts";

const skies = [
  { sky: palette.night, ring: palette.fog, moon: palette.white },
  { sky: palette.night, ring: palette.beacon, moon: palette.sky },
  { sky: palette.fog, ring: palette.slate, moon: palette.beacon },
  { sky: palette.slate, ring: palette.fog, moon: palette.white },
] as const;

/** The roofs of a city by night, and a mast above them. */
export const roofs: Motif = (chance, { city }) => {
  const { sky, ring, moon } = chance.pick(skies);
  const style = styleOf(city);
  const tip = { x: chance.between(480, 1120), y: chance.between(150, 220) };
  const moonX = tip.x < width / 2 ? chance.between(1180, 1420) : chance.between(180, 420);
  const far: HouseInks = { ...farInks(sky), lit: palette.waveOnBeacon };
  const near: HouseInks = { wall: palette.dusk, roof: palette.night, lit: palette.beacon, dark: palette.fog };
  return [
    ground(sky),
    group({ fill: "none", stroke: ring, "stroke-width": 10 }, rings(tip.x, tip.y, 15, 72, 60)),
    circle(moonX, chance.between(190, 300), chance.between(80, 120), { fill: moon }),
    street(style, chance, far, 780, 0.8),
    rect(0, 780, width, height, { fill: far.wall }),
    landmark(city, chance, { ...far, wall: palette.haze, dark: palette.slate, lit: palette.beacon }),
    mast({
      x: tip.x,
      top: tip.y,
      base: height,
      topWidth: 12,
      baseWidth: 230,
      panels: 2,
      curve: 1.4,
      leg: 11,
      brace: 4.5,
    }),
    circle(tip.x, tip.y, 22, { fill: palette.beacon }),
    street(style, chance, near, height + 50, 1.12),
  ].join("");
};

/** Houses farther away stand out from the sky only a little. */
function farInks(sky: string) {
  if (sky === palette.slate) return { wall: palette.fog, roof: palette.dusk, dark: palette.slate };
  return { wall: palette.slate, roof: sky === palette.fog ? palette.slate : palette.fog, dark: palette.fog };
}

/** Houses side by side from edge to edge. */
function street(style: Style, chance: Random, inks: HouseInks, base: number, scale: number): string {
  let drawn = "";
  for (let x = -chance.between(20, 120); x < width;) {
    const building = house(style, chance, {
      ...inks,
      wall: inks.wall === palette.dusk ? chance.pick([palette.dusk, palette.mapLand]) : inks.wall,
    });
    drawn += placed(building, x, base, scale * (style === "towers" ? 0.75 : 1));
    x +=
      building.width * scale * (style === "towers" ? 0.75 : 1) + (style === "towers" ? chance.pick([-2, -2, 60]) : -2);
  }
  return drawn;
}

const placed = ({ drawing }: Building, x: number, y: number, scale: number) =>
  group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})` }, drawing);

function landmark(city: string | undefined, chance: Random, inks: HouseInks): string {
  const x = chance.between(120, 300);
  if (city === "La Défense") return placed(arch(inks), x, 880, 1);
  if (city === "Reims") return placed(cathedral(inks), x, 880, 1.1);
  return "";
}
