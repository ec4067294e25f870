import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, range, rect } from "../svg.ts";
import { fromBehind, ground, height, type Motif, type Person, rings, someone, width } from "./kit.ts";

/** A panel on stage: four armchairs before a screen full of waves. */
export const stage: Motif = (chance) => {
  const screen = { x: 170, y: 70, w: 1260, h: 560 };
  const [left, right] = [chance.between(420, 600), chance.between(1000, 1180)];
  const clothes = [palette.slate, palette.beacon, palette.night, palette.slate] as const;
  const floor = 800;
  const seats = range(4).map((index) => 410 + index * 260);
  return [
    ground(palette.night),
    curtains(),
    element("clipPath", { id: "screen" }, rect(screen.x, screen.y, screen.w, screen.h)),
    rect(screen.x, screen.y, screen.w, screen.h, { fill: palette.beacon }),
    group(
      { "clip-path": "url(#screen)", fill: "none", "stroke-width": 19 },
      group({ stroke: palette.night }, rings(left, 350, 18, 58, 29)),
      group({ stroke: palette.white }, rings(right, 350, 18, 58, 29)),
    ),
    rect(0, floor - 40, width, height, { fill: palette.fog }),
    rect(0, floor - 40, width, 12, { fill: palette.slate }),
    ...seats.map((x, index) =>
      seated(someone(chance, [clothes[index] ?? palette.white]), x, floor + 66, index < 2 ? -1 : 1),
    ),
    frontRow(chance),
  ].join("");
};

function curtains(): string {
  return [0, 1450]
    .map((x) =>
      range(5)
        .map((fold) => rect(x + fold * 30, 0, 30, 780, { fill: fold % 2 === 0 ? palette.dusk : palette.mapLand }))
        .join(""),
    )
    .join("");
}

/** In an armchair, legs crossed, turned a little to one side; y is the floor. */
function seated(person: Person, x: number, y: number, turn: number): string {
  const { clothes, skin } = person;
  const limb = (d: string, colour: string, breadth: number) =>
    path(d, {
      fill: "none",
      stroke: colour,
      "stroke-width": breadth,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    });
  const chair =
    path("M-88 -60V-196q0 -44 44 -44h88q44 0 44 44V-60z", { fill: palette.haze }) +
    path("M-84 0l10 -44h148l10 44h-16l-8 -30h-120l-8 30z", { fill: palette.night });
  const cushion = rect(-84, -96, 168, 56, { fill: palette.sky });
  const rests = [-1, 1].map((side) => rect(side * 98 - 20, -142, 40, 104, { fill: palette.white })).join("");
  const body = path("M-48 -84V-192q0 -36 38 -36h20q38 0 38 36V-84z", { fill: clothes });
  const standingLeg =
    limb("M26 -92L38 -14", palette.night, 36) + path("M24 -12h44l10 18H24z", { fill: palette.beacon });
  const crossedLeg =
    limb("M22 -90L-40 -104L-66 -34", palette.night, 36) +
    path("M-84 -34l34 8l-6 20l-46 -10z", { fill: palette.beacon });
  const arm =
    limb("M38 -190Q62 -146 34 -122L2 -136", clothes, 26) +
    path("M32 -172Q42 -148 24 -134", { fill: "none", stroke: palette.night, "stroke-width": 3 });
  const microphone =
    path("M0 -138L-8 -196", { stroke: palette.night, "stroke-width": 9 }) +
    circle(-9, -204, 12, { fill: palette.night });
  return group(
    { transform: `translate(${x} ${y}) scale(${turn * 1.08} 1.08)` },
    chair,
    cushion,
    body,
    standingLeg,
    crossedLeg,
    rests,
    arm,
    circle(0, -136, 15, { fill: skin }),
    face(person),
    microphone,
  );
}

function face({ hair, skin, shape }: Person): string {
  const long = [2, 6].includes(shape) ? path("M-40 -280h80l6 78h-92z", { fill: hair }) : "";
  const curls = shape === 3 ? circle(0, -290, 52, { fill: hair }) : "";
  const bun = shape === 1 ? circle(0, -330, 20, { fill: hair }) : "";
  const head =
    rect(-13, -254, 26, 34, { fill: skin }) + element("ellipse", { cx: 0, cy: -274, rx: 34, ry: 41, fill: skin });
  return long + curls + bun + head + path("M-38 -270a38 47 0 0 1 76 0q-14 -28 -44 -26q-20 2 -32 26z", { fill: hair });
}

function frontRow(chance: Random): string {
  const clothes = [palette.dusk, palette.night, palette.slate, palette.beacon, palette.haze] as const;
  return range(11)
    .map((index) =>
      fromBehind(
        someone(chance, clothes),
        index * 164 - 20 + chance.between(-16, 16),
        1012 + chance.between(-14, 20),
        46,
      ),
    )
    .join("");
}
