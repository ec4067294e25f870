import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, polar, range, rect } from "../svg.ts";
import { ground, height, type Motif, type Person, rings, someone } from "./kit.ts";

const schemes = [
  { floor: palette.sky, board: palette.haze, table: palette.white, ripple: palette.sky },
  { floor: palette.beacon, board: palette.waveOnBeacon, table: palette.white, ripple: palette.sky },
  { floor: palette.night, board: palette.dusk, table: palette.sky, ripple: palette.white },
  { floor: palette.haze, board: palette.sky, table: palette.beacon, ripple: palette.waveOnBeacon },
] as const;

/** A round table seen from above, with a person at every place. */
export const roundTable: Motif = (chance) => {
  const scheme = chance.pick(schemes);
  const centre = { x: chance.between(700, 900), y: height / 2 };
  const seats = chance.integer(8, 11);
  const turn = chance.between(0, 360);
  const radius = 345;
  const places = range(seats).map((seat) => turn + (seat * 360) / seats + chance.between(-4, 4));
  const clothes = [palette.night, palette.slate, palette.white, palette.haze, palette.beacon, palette.fog] as const;
  const fitting = clothes.filter((colour) => colour !== scheme.floor) as [string, ...string[]];
  return [
    ground(scheme.floor),
    group({ fill: "none", stroke: scheme.board, "stroke-width": 20 }, rings(centre.x, centre.y, 11, 62, radius + 30)),
    ...places.map((degrees) => chair(centre, degrees, radius, scheme.floor)),
    circle(centre.x + 14, centre.y + 18, radius, {
      fill: palette.night,
      "fill-opacity": 0.25,
    }),
    circle(centre.x, centre.y, radius, { fill: scheme.table }),
    group({ fill: "none", stroke: scheme.ripple, "stroke-width": 9 }, rings(centre.x, centre.y, 8, 28, 28)),
    ...places.map((degrees) => belongings(chance, centre, degrees, radius)),
    ...places.map((degrees) => personFromAbove(someone(chance, fitting), centre, degrees, radius)),
  ].join("");
};

type Centre = { x: number; y: number };

const turned = (centre: Centre, degrees: number, radius: number, ...content: string[]) => {
  const { x, y } = polar(centre, radius, degrees);
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(degrees)})` },
    ...content,
  );
};

/** The seat and its back, just outside the table. */
function chair(centre: Centre, degrees: number, radius: number, floor: string): string {
  const colour = floor === palette.beacon ? palette.night : palette.slate;
  return turned(
    centre,
    degrees,
    radius + 42,
    rect(-52, -58, 104, 100, { fill: colour }),
    rect(-60, -92, 120, 22, { fill: colour }),
  );
}

/** Shoulders, arms on the table and a head, all turned towards the middle. */
function personFromAbove(
  { hair, skin, clothes, shape }: Person,
  centre: Centre,
  degrees: number,
  radius: number,
): string {
  const arm = (side: number) =>
    element("path", {
      d: `M${side * 66} -6Q${side * 84} 52 ${side * 30} 84`,
      fill: "none",
      stroke: clothes,
      "stroke-width": 30,
      "stroke-linecap": "round",
    }) + circle(side * 26, 88, 14, { fill: skin });
  const head = shape === 3 ? circle(0, 4, 50, { fill: hair }) : circle(0, 4, 40, { fill: hair });
  const bun = shape === 1 ? circle(0, -34, 20, { fill: hair }) : "";
  const nose = circle(0, 42, 9, { fill: skin });
  return turned(
    centre,
    degrees,
    radius + 42,
    arm(-1),
    arm(1),
    element("ellipse", { cx: 0, cy: 0, rx: 88, ry: 42, fill: clothes }),
    nose,
    head,
    bun,
  );
}

/** A laptop, a sheet of paper or a cup in front of each person. */
function belongings(chance: Random, centre: Centre, degrees: number, radius: number): string {
  const kind = chance.integer(0, 2);
  const laptop =
    rect(-44, 10, 88, 8, { fill: palette.slate }) +
    rect(-44, 18, 88, 52, { fill: palette.night }) +
    rect(-34, 30, 68, 22, { fill: palette.fog });
  const paper =
    rect(-34, 4, 54, 72, { fill: palette.cloud }) +
    range(4)
      .map((line) => rect(-26, 16 + line * 13, line === 3 ? 22 : 38, 4, { fill: palette.mist }))
      .join("");
  const cup = circle(56, 40, 18, { fill: palette.white }) + circle(56, 40, 12, { fill: palette.beaconDeep });
  return turned(centre, degrees, radius - 78, [laptop, paper, paper + cup][kind] ?? paper);
}
