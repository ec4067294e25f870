import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { group, path, polyline, range, rect } from "../svg.ts";
import { fromBehind, ground, height, type Motif, someone, width } from "./kit.ts";

const rooms = [
  { wall: palette.beacon, desk: palette.white, edge: palette.sky },
  { wall: palette.sky, desk: palette.white, edge: palette.haze },
  { wall: palette.night, desk: palette.slate, edge: palette.fog },
  { wall: palette.haze, desk: palette.beacon, edge: palette.beaconDeep },
] as const;

/** Rows of screens, a waveform on each; here and there someone at work. */
export const terminals: Motif = (chance) => {
  const { wall, desk, edge } = chance.pick(rooms);
  const rows = [
    { y: 300, scale: 0.62 },
    { y: 520, scale: 0.86 },
    { y: 812, scale: 1.16 },
  ];
  const drawn = rows.map(({ y, scale }, row) => {
    const spacing = 300 * scale;
    const shift = (row % 2) * spacing * 0.5 + chance.between(-20, 20);
    const places = range(Math.ceil(width / spacing) + 2).map((index) => index * spacing - shift);
    const screens = places.map((x) => screen(chance, x, y, scale)).join("");
    const table =
      rect(0, y + 12 * scale, width, 46 * scale, { fill: desk }) +
      rect(0, y + 58 * scale, width, 14 * scale, { fill: edge });
    const people = places
      .map((x) => (chance.chance(row === 2 ? 0.8 : 0.55) ? worker(chance, x, y, scale, wall) : ""))
      .join("");
    return screens + table + people;
  });
  return ground(wall) + lamps(chance, wall) + drawn.join("");
};

function lamps(chance: Random, wall: string): string {
  const colour = wall === palette.night ? palette.sky : palette.night;
  const shift = chance.between(0, 160);
  return range(5)
    .map((index) => {
      const x = index * 360 + shift - 60;
      return (
        rect(x - 2, 0, 4, 46, { fill: colour }) +
        path(`M${Math.round(x - 60)} 82L${Math.round(x - 26)} 46h52l34 36z`, { fill: colour })
      );
    })
    .join("");
}

/** A screen on its foot; x is its middle, y the table. */
function screen(chance: Random, x: number, y: number, scale: number): string {
  const [w, h] = [236, 158];
  const glow = chance.pick([palette.beacon, palette.white, palette.beacon, palette.sky]);
  const ground = chance.chance(0.22) ? glow : palette.night;
  const ink = ground === palette.night ? glow : palette.night;
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})` },
    rect(-16, -42, 32, 54, { fill: palette.slate }),
    rect(-58, 4, 116, 10, { fill: palette.slate }),
    rect(-w / 2 - 8, -h - 50, w + 16, h + 16, { fill: palette.fog }),
    rect(-w / 2, -h - 42, w, h, { fill: ground }),
    waveform(chance, w - 36, h - 44, -42 - h / 2, ink),
  );
}

function waveform(chance: Random, w: number, h: number, middle: number, ink: string): string {
  const [kind, turns, lean] = [chance.integer(0, 3), chance.between(2, 5), chance.between(0, 6)];
  const swing = (share: number) => Math.sin(share * turns * 2 * Math.PI + lean) * Math.sin(share * Math.PI);
  if (kind === 0) {
    const bars = range(22).map((index) => {
      const size = 6 + Math.abs(swing(index / 21)) * h;
      return rect(-w / 2 + (index * w) / 22, middle - size / 2, 4.5, size);
    });
    return group({ fill: ink }, ...bars);
  }
  if (kind === 1) {
    const bars = range(13).map((index) => {
      const size = chance.between(0.1, 1) * h;
      return rect(-w / 2 + (index * w) / 13, middle + h / 2 - size, 10, size);
    });
    return group({ fill: ink }, ...bars);
  }
  const curve = (size: number) =>
    polyline(range(61).map((step) => ({ x: -w / 2 + (w * step) / 60, y: middle - swing(step / 60) * size * h })));
  const lines = kind === 2 ? curve(0.5) : [0.5, 0.32, 0.14].map(curve).join("");
  return path(lines, { fill: "none", stroke: ink, "stroke-width": kind === 2 ? 7 : 4, "stroke-linejoin": "round" });
}

function worker(chance: Random, x: number, y: number, scale: number, wall: string): string {
  const clothes = [palette.white, palette.slate, palette.beacon, palette.haze, palette.dusk, palette.night].filter(
    (colour) => colour !== wall,
  );
  const person = someone(chance, clothes as [string, ...string[]]);
  return fromBehind(person, x + chance.between(-40, 40) * scale, Math.min(y + 62 * scale, height + 40), 47 * scale);
}
