import { mast } from "../lattice.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, polar, polyline, range, rect, trail } from "../svg.ts";
import { ground, height, type Motif, rings, someone, standing, width } from "./kit.ts";

const walls = [
  { wall: palette.haze, joint: palette.sky, floor: palette.slate },
  { wall: palette.night, joint: palette.dusk, floor: palette.fog },
  { wall: palette.beacon, joint: palette.waveOnBeacon, floor: palette.night },
  { wall: palette.sky, joint: palette.white, floor: palette.haze },
] as const;

const w = 250;
const h = 334;

type Sheet = { paper: string; ink: string; second: string };

const sheets: readonly [Sheet, ...Sheet[]] = [
  { paper: palette.night, ink: palette.beacon, second: palette.white },
  { paper: palette.beacon, ink: palette.night, second: palette.white },
  { paper: palette.white, ink: palette.beacon, second: palette.night },
  { paper: palette.sky, ink: palette.night, second: palette.beacon },
  { paper: palette.cloud, ink: palette.night, second: palette.beacon },
];

/** A wall of posters, and people looking at it. */
export const posters: Motif = (chance) => {
  const { wall, joint, floor } = chance.pick(walls);
  const bricks = range(14).map((row) => rect(0, row * 66, width, 5, { fill: joint }));
  const floorLine = 930;
  const shift = chance.between(-110, 0);
  const first = chance.integer(0, designs.length - 1);
  const hung = range(2).flatMap((row) =>
    range(6).map((column) => {
      const x = shift + column * 304 + (row === 1 ? 120 : 0) + chance.between(-12, 12);
      const y = 46 + row * 404 + chance.between(-14, 14);
      return poster(chance, (first + (row * 6 + column) * 3) % designs.length, x, y, wall);
    }),
  );
  const clothes = [palette.white, palette.beacon, palette.slate, palette.haze].filter((colour) => colour !== wall) as [
    string,
    ...string[],
  ];
  const visitors = range(chance.integer(2, 3)).map((index) =>
    standing(
      someone(chance, clothes),
      240 + index * 480 + chance.between(-100, 160),
      height + chance.between(10, 60),
      chance.between(520, 590),
      false,
    ),
  );
  return (
    ground(wall) +
    bricks.join("") +
    hung.join("") +
    rect(0, floorLine, width, height, { fill: floor }) +
    visitors.join("")
  );
};

function poster(chance: Random, design: number, x: number, y: number, wall: string): string {
  const fitting = sheets.filter(({ paper }) => paper !== wall) as [Sheet, ...Sheet[]];
  const sheet = chance.pick(fitting);
  const id = `p${Math.round(x)}-${Math.round(y)}`;
  const tape = rect(w / 2 - 26, -12, 52, 24, { fill: palette.mist });
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${chance.between(-2.2, 2.2).toFixed(1)})` },
    element("clipPath", { id }, rect(0, 0, w, h)),
    rect(8, 10, w, h, { fill: palette.night, "fill-opacity": 0.22 }),
    group(
      { "clip-path": `url(#${id})` },
      rect(0, 0, w, h, { fill: sheet.paper }),
      designs[design]?.(sheet, chance) ?? "",
    ),
    tape,
  );
}

const lines = (ink: string, y: number, count: number) =>
  range(count)
    .map((line) => rect(22, y + line * 18, line === count - 1 ? 90 : 206, 7, { fill: ink }))
    .join("");

const designs: ((sheet: Sheet, chance: Random) => string)[] = [
  ({ ink, second }, chance) =>
    group({ fill: "none", stroke: ink, "stroke-width": 11 }, rings(chance.between(60, 190), 150, 11, 26, 13)) +
    rect(0, 262, w, 80, { fill: second }) +
    lines(ink, 284, 2),
  ({ ink, second }) =>
    mast({
      x: 125,
      top: 70,
      base: 350,
      topWidth: 8,
      baseWidth: 150,
      panels: 1,
      bands: 5,
      odd: ink,
      even: second,
      leg: 8,
      brace: 4,
    }) + circle(125, 66, 18, { fill: second }),
  ({ ink, second }, chance) =>
    group(
      { fill: ink },
      range(11)
        .map((bar) => {
          const size = chance.between(30, 220);
          return rect(20 + bar * 19.5, 300 - size, 12, size);
        })
        .join(""),
    ) + circle(58, 58, 26, { fill: second }),
  ({ ink, second }) =>
    path("M0 0H250V334z", { fill: ink }) + circle(96, 220, 58, { fill: second }) + lines(second, 30, 2),
  ({ ink, second }, chance) => {
    const lean = chance.between(0.3, 0.45);
    const gain = (angle: number) => Math.abs(Math.cos(2 * angle) * (1 - lean) + lean * Math.cos(angle));
    const loop = (reach: number) =>
      polyline(
        range(90).map((step) => polar({ x: 125, y: 190 }, reach * gain((step * Math.PI) / 45), step * 4)),
        { closed: true },
      );
    return (
      path(
        range(6)
          .map((index) => loop((index + 1) * 26))
          .join(""),
        { fill: "none", stroke: ink, "stroke-width": 5 },
      ) + lines(second, 284, 2)
    );
  },
  ({ ink, second }) =>
    range(7)
      .map((band) => rect(0, band * 48, w, 48, { fill: band % 2 === 0 ? ink : second }))
      .join("") +
    circle(125, 168, 72, { fill: ink }) +
    circle(125, 168, 40, { fill: second }),
  ({ ink, second }, chance) =>
    path(
      range(24)
        .map((index) => {
          const half = 12 + chance.between(0, 100) * Math.sin((Math.PI * index) / 23);
          return trail`M${12 + index * 9.8} ${170 - half}v${2 * half}`;
        })
        .join(""),
      { stroke: ink, "stroke-width": 5 },
    ) + rect(22, 24, 120, 22, { fill: second }),
  ({ ink, second }) =>
    path("M40 60h60v60h-60zM150 60h60v60h-60zM40 170h60v60h-60zM150 170h60v60h-60z", { fill: ink }) +
    path("M100 90h50M70 120v50M180 120v50M100 200h50", { stroke: second, "stroke-width": 10 }) +
    lines(ink, 272, 2),
];
