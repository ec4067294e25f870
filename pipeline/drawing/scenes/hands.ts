import { palette, skinTones } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, range, rect } from "../svg.ts";
import { ground, height, type Motif, rings, someone, standing, width } from "./kit.ts";

const schemes = [
  {
    back: palette.beacon,
    wave: palette.waveOnBeacon,
    stage: palette.night,
    sleeves: [palette.slate, palette.white, palette.sky, palette.beacon],
  },
  {
    back: palette.sky,
    wave: palette.white,
    stage: palette.haze,
    sleeves: [palette.night, palette.beacon, palette.white, palette.slate],
  },
  {
    back: palette.night,
    wave: palette.fog,
    stage: palette.dusk,
    sleeves: [palette.beacon, palette.sky, palette.white, palette.slate],
  },
] as const;

/** Question time: raised hands before a stage. */
export const hands: Motif = (chance) => {
  const scheme = chance.pick(schemes);
  const centre = { x: chance.between(640, 960), y: 300 };
  const speaker = someone(chance, [scheme.back === palette.beacon ? palette.white : palette.beacon]);
  const waves = group({ fill: "none", stroke: scheme.wave, "stroke-width": 24 }, rings(centre.x, centre.y, 17, 70, 96));
  const rows = [
    { y: 640, size: 0.62, count: 10 },
    { y: 790, size: 0.86, count: 8 },
    { y: 980, size: 1.16, count: 6 },
  ];
  const raised = rows.map(({ y, size, count }) =>
    range(count)
      .map((index) => {
        const x = ((index + 0.5) * width) / count + chance.between(-40, 40);
        return arm(chance, x, y + chance.between(-40, 60), size, scheme.sleeves);
      })
      .join(""),
  );
  const platform = rect(0, 508, width, height, { fill: scheme.stage });
  return (
    ground(scheme.back) +
    waves +
    circle(centre.x, centre.y, 60, { fill: scheme.back }) +
    platform +
    standing(speaker, centre.x, 520, 290) +
    raised.join("")
  );
};

/** A forearm with its sleeve and an open or pointing hand; x and y are the wrist. */
function arm(chance: Random, x: number, y: number, size: number, sleeves: readonly [string, ...string[]]): string {
  const skin = chance.pick(skinTones);
  const sleeve = chance.pick(sleeves);
  const mirrored = chance.chance(0.5) ? -1 : 1;
  const fingers = chance.pick(["open", "open", "together", "pointing"] as const);
  const limb = (d: string, breadth: number) =>
    element("path", { d, fill: "none", stroke: skin, "stroke-width": breadth, "stroke-linecap": "round" });
  const bare = chance.between(60, 150);
  return group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${chance.between(-13, 13).toFixed(1)}) scale(${(mirrored * size).toFixed(2)} ${size})`,
    },
    path("M-30 -20L-44 900H44L30 -20z", { fill: skin }),
    path(`M-50 ${Math.round(bare)}H50L70 1100H-70z`, { fill: sleeve }),
    rect(-54, bare - 6, 108, 26, { fill: sleeve }),
    path("M-46 -96Q-46 -10 -28 6H28Q50 -20 48 -96z", { fill: skin }),
    ...fingerStrokes[fingers].map(([d, breadth]) => limb(d, breadth)),
  );
}

const fingerStrokes: Record<"open" | "together" | "pointing", [string, number][]> = {
  open: [
    ["M-33 -86L-50 -178", 25],
    ["M-11 -92L-16 -206", 26],
    ["M13 -92L20 -200", 26],
    ["M34 -86L54 -166", 23],
    ["M-32 -30Q-74 -50 -92 -98", 27],
  ],
  together: [
    ["M-33 -86L-35 -174", 25],
    ["M-11 -92L-12 -202", 26],
    ["M13 -92L13 -196", 26],
    ["M34 -86L36 -162", 23],
    ["M-32 -30Q-66 -62 -66 -108", 27],
  ],
  pointing: [
    ["M-24 -92L-28 -214", 27],
    ["M-4 -96L-2 -124", 27],
    ["M18 -94L20 -118", 26],
    ["M36 -86L38 -104", 23],
    ["M-34 -40Q-10 -78 20 -72", 27],
  ],
};
