import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, group, path, polar, range, rect, trail } from "../svg.ts";

/** Silhouettes of two cities, standing on the line y = base. */

const wall = palette.fog;
const light = palette.slate;
const lit = palette.beacon;

const at = (x: number, base: number, ...content: string[]) =>
  group({ transform: `translate(${x} ${base})` }, ...content);

export function london(base: number): string {
  return [
    at(60, base, wheel()),
    at(400, base, dome()),
    at(690, base, clockTower()),
    at(
      890,
      base,
      path("M0 0L52 -520L62 -560L70 -520L124 0z", { fill: light }),
      path("M62 -560L70 -520L124 0H84z", { fill: wall }),
    ),
    at(1256, base, gherkin()),
    at(1400, base, bridge()),
  ].join("");
}

/** The big wheel on the bank. */
function wheel(): string {
  const hub = { x: 150, y: -190 };
  const spokes = range(16).map((index) => {
    const end = polar(hub, 150, index * 22.5);
    return trail`M${hub.x} ${hub.y}L${end.x} ${end.y}`;
  });
  const cabins = range(16).map((index) => {
    const { x, y } = polar(hub, 162, index * 22.5);
    return circle(x, y, 10, { fill: index % 4 === 0 ? lit : light });
  });
  return [
    path("M150 -190L70 0M150 -190L230 0", { stroke: light, "stroke-width": 12 }),
    circle(hub.x, hub.y, 150, { fill: "none", stroke: light, "stroke-width": 8 }),
    path(spokes.join(""), { stroke: light, "stroke-width": 2.5 }),
    ...cabins,
    circle(hub.x, hub.y, 14, { fill: lit }),
  ].join("");
}

function clockTower(): string {
  const ribs = range(3).map((index) => rect(14 + index * 22, -300, 8, 280, { fill: wall }));
  return [
    rect(0, -330, 80, 330, { fill: light }),
    ...ribs,
    rect(-6, -412, 92, 84, { fill: light }),
    circle(40, -370, 32, { fill: palette.sky }),
    path("M40 -370V-394M40 -370L56 -362", { stroke: palette.night, "stroke-width": 6 }),
    path("M-6 -412L16 -470H64L86 -412zM22 -470L40 -560L58 -470z", { fill: wall }),
    rect(80, -130, 130, 130, { fill: light }),
    ...range(5).map((index) => path(trail`M${84 + index * 26} -130l8 -30 8 30z`, { fill: light })),
  ].join("");
}

function dome(): string {
  return [
    rect(0, -150, 230, 150, { fill: light }),
    rect(50, -210, 130, 70, { fill: wall }),
    ...range(6).map((index) => rect(58 + index * 20, -200, 8, 50, { fill: light })),
    path("M42 -210a73 96 0 0 1 146 0z", { fill: light }),
    path("M104 -300h22v-34h-22zM111 -334h8v-40h-8zM102 -360h26v7h-26z", { fill: light }),
    ...[10, 190].map((x) => path(trail`M${x} -150v-50l15 -30 15 30v50z`, { fill: light })),
    ...range(4).map((index) => rect(30 + index * 50, -110, 18, 46, { fill: index === 2 ? lit : wall })),
  ].join("");
}

function gherkin(): string {
  const twist = range(5).map(
    (index) => trail`M${4 + index * 26} ${-20}Q${70 + index * 10} ${-180} ${46 + index * 8} ${-360}`,
  );
  return (
    path("M10 0C-24 -150 10 -330 60 -400C110 -330 144 -150 110 0z", { fill: light }) +
    path(twist.join(""), { fill: "none", stroke: wall, "stroke-width": 7 })
  );
}

function bridge(): string {
  const towers = [40, 180].map(
    (x) =>
      rect(x, -220, 54, 220, { fill: light }) +
      path(trail`M${x - 4} -220l31 -64 31 64z`, { fill: wall }) +
      rect(x + 18, -170, 18, 44, { fill: lit }),
  );
  return [
    rect(-20, -44, 300, 16, { fill: light }),
    rect(60, -176, 150, 10, { fill: light }),
    path("M40 -200Q0 -60 -60 -44M234 -200Q270 -60 330 -44", { fill: "none", stroke: light, "stroke-width": 8 }),
    ...towers,
  ].join("");
}

export function lyon(base: number, chance: Random): string {
  return [
    at(560, base, pencil()),
    at(
      250,
      base,
      path("M0 0V-250L130 -330V0z", { fill: light }),
      ...range(6).map((row) => rect(18, -236 + row * 40, 94, 9, { fill: wall })),
    ),
    path(
      trail`M1620 ${base}V${base - 270}C1480 ${base - 350} 1300 ${base - 330} 1190 ${base - 240}C1080 ${base - 150} 980 ${base - 60} 880 ${base}z`,
      { fill: palette.mapLand },
    ),
    hillside(base, chance),
    at(1330, base - 284, basilica()),
    at(0, base, arches()),
  ].join("");
}

/** Houses on the slope, as points of light. */
function hillside(base: number, chance: Random): string {
  const lights = range(70)
    .map(() => ({ x: chance.between(960, 1590), y: chance.between(80, 270) }))
    .filter(({ x, y }) => y < (x - 920) * 0.6)
    .map(({ x, y }) => rect(x, base - y, 9, 13));
  return group({ fill: lit }, ...lights);
}

/** Fourvière: four eight-sided towers around a plain nave. */
function basilica(): string {
  const tower = (x: number, top: number) =>
    path(trail`M${x} 20V${-top}h6v-14h6v14h12v-14h6v14h6V20z`, { fill: palette.haze });
  return [
    rect(20, -96, 150, 120, { fill: palette.haze }),
    path("M20 -96L95 -140L170 -96z", { fill: palette.haze }),
    tower(0, 150),
    tower(154, 150),
    tower(34, 120),
    tower(120, 120),
    ...range(3).map((index) => path(trail`M${66 + index * 20} 20v-50q7 -14 14 0v50z`, { fill: light })),
    circle(95, -82, 14, { fill: lit }),
  ].join("");
}

/** The round tower with a pointed roof that the city calls its pencil. */
function pencil(): string {
  const ribs = range(4).map((index) => rect(14 + index * 22, -400, 8, 390, { fill: wall }));
  return rect(0, -420, 100, 420, { fill: light }) + ribs.join("") + path("M0 -420L50 -500L100 -420z", { fill: lit });
}

/** A bridge of low arches between the two rivers. */
function arches(): string {
  const openings = range(9).map((index) =>
    path(trail`M${40 + index * 180} 8a70 50 0 0 1 140 0z`, { fill: palette.dusk }),
  );
  return (
    rect(0, -58, 1600, 66, { fill: palette.slate }) + rect(0, -66, 1600, 10, { fill: palette.haze }) + openings.join("")
  );
}
