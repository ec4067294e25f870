import { mast } from "./lattice.ts";
import { palette } from "./palette.ts";
import { circle, group, numbers, path, polar, range, rect, svg } from "./svg.ts";

/** The drawings of the three doors: above their pages and, on other grounds, on the home page. */

type DoorColours = { line: string; accent: string; dot: string };

const onSky: DoorColours = { line: palette.white, accent: palette.beacon, dot: palette.night };
const onBeacon: DoorColours = { line: palette.night, accent: palette.night, dot: palette.night };
const onNight: DoorColours = { line: palette.fog, accent: palette.beacon, dot: palette.white };

const ground = 420;

/** One beam of a transmitter reaches a new beacon. */
function join({ line, accent, dot }: DoorColours): string {
  const source = { x: 420, y: ground };
  const rings = range(15).map((ring) => circle(source.x, source.y, 30 + ring * 20));
  const beam = range(7).map((cell) => {
    const [inner, outer] = [40 + cell * 40, 71 + cell * 40];
    const at = (radius: number, degrees: number) => {
      const { x, y } = polar(source, radius, degrees);
      return numbers([x, y]);
    };
    return `M${at(inner, -32)}L${at(outer, -32)}A${outer} ${outer} 0 0 1 ${at(outer, -20.6)}L${at(inner, -20.6)}A${inner} ${inner} 0 0 0 ${at(inner, -32)}z`;
  });
  const reached = polar(source, 352, -26.3);
  return (
    group({ fill: "none", stroke: line, "stroke-width": 7 }, ...rings) +
    path(beam.join(""), { fill: accent }) +
    circle(source.x, source.y, 22, { fill: accent }) +
    group({ fill: "none", stroke: dot, "stroke-width": 4 }, ...[26, 42].map((r) => circle(reached.x, reached.y, r))) +
    circle(reached.x, reached.y, 12, { fill: dot })
  );
}

/** A mast and the stays that hold it. */
function partner({ line, accent, dot }: DoorColours): string {
  const x = 420;
  const stays = [
    { from: 96, to: [120, 625] },
    { from: 176, to: [205, 570] },
    { from: 256, to: [290, 512] },
  ];
  const wires = stays.flatMap(({ from, to }) => to.map((end) => `M${x} ${from}L${end} ${ground}`)).join("");
  const bands = range(7).map((band) =>
    rect(x - 15, 60 + band * 52, 30, 52, { fill: band % 2 === 0 ? accent : palette.white }),
  );
  const anchors = stays.flatMap(({ to }) => to.map((end) => circle(end, ground, 15)));
  return (
    path(wires, { fill: "none", stroke: line, "stroke-width": 5 }) +
    bands.join("") +
    group({ fill: dot }, ...anchors, circle(x, 44, 16))
  );
}

/** Quotation marks that go out as wave fronts. */
function press({ line, accent }: DoorColours): string {
  const pair = (inset: number) => {
    const [left, right] = [328 - inset, 352 + inset];
    return `M${left} 122L${left - 78} 240L${left} 358M${right} 122L${right + 78} 240L${right} 358`;
  };
  const bold = { fill: "none", stroke: accent, "stroke-width": 20, "stroke-miterlimit": 9 };
  const fine = { fill: "none", stroke: line, "stroke-width": 8, "stroke-miterlimit": 9 };
  return (
    path(
      range(6)
        .map((wave) => pair(92 + wave * 24))
        .join(""),
      fine,
    ) + path(pair(0) + pair(46), bold)
  );
}

export const doorMotifs = { join: () => join(onSky), partner: () => partner(onSky), press: () => press(onSky) };

const onHome = { join: () => join(onSky), partner: () => partner(onBeacon), press: () => press(onNight) };

export type Door = keyof typeof doorMotifs;

export function doorArt(door: Door): string {
  return svg({ width: 660, height: ground, preserveAspectRatio: "xMaxYMax meet" }, onHome[door]());
}

const waves = (x: number, y: number, count: number, first = 26) =>
  group(
    { fill: "none", stroke: palette.white, "stroke-width": 5 },
    ...range(count).map((ring) => circle(x, y, first + ring * 18)),
  );

/** What happens after a student has written: a call, an answer, a circle of people. */
export function hopArt(step: 1 | 2 | 3): string {
  const student = (x: number, y: number, r = 12) => circle(x, y, r, { fill: palette.night });
  const frame = { width: 360, height: 150 };
  if (step === 1) return svg(frame, waves(60, 110, 4), student(60, 110));
  if (step === 2) {
    const call = path("M72 110H284", { stroke: palette.night, "stroke-width": 3, "stroke-dasharray": "2 9" });
    return svg(frame, waves(300, 110, 4), call, student(60, 110), circle(300, 110, 12, { fill: palette.beacon }));
  }
  const seats = [
    [78, 77],
    [124, 58],
    [155, 27],
    [253, 48],
    [274, 96],
    [95, 122],
    [267, 126],
    [182, 60],
  ] as const;
  const others = seats.map(([x, y]) => circle(x, y, 9));
  return svg(frame, waves(180, 150, 6, 36), group({ fill: palette.beacon }, ...others), student(207, 45, 9));
}

/** A mast of four bands that gains one at each step; at the last it sends. */
export function raisedMast(step: number): string {
  const shape = { x: 70, topWidth: 4.6, baseWidth: 92, panels: 2, bands: 4, top: 10, base: 180, curve: 1.2 };
  const height = (shape.base - shape.top) / 4;
  const unbuilt = group(
    { opacity: 0.25 },
    mast({ ...shape, odd: palette.night, even: palette.night, leg: 1.5, brace: 1 }),
  );
  const built = range(step).map((index) => {
    const band = 3 - index;
    const half = (share: number) => shape.topWidth + (shape.baseWidth - shape.topWidth) * share ** shape.curve;
    const colour = index % 2 === 0 ? palette.white : palette.night;
    return mast({
      ...shape,
      bands: 1,
      top: shape.top + band * height,
      base: shape.top + (band + 1) * height,
      topWidth: half(band / 4),
      baseWidth: half((band + 1) / 4),
      curve: 1,
      odd: colour,
      leg: 5,
      brace: 2.5,
    });
  });
  const signal =
    step < 4
      ? ""
      : circle(70, 12, 9, { fill: palette.white }) +
        path("M45 30A26 26 0 0 1 45 -6M95 30A26 26 0 0 0 95 -6", {
          fill: "none",
          stroke: palette.night,
          "stroke-width": 3.5,
        });
  return svg({ width: 140, height: 200, viewBox: "0 -12 140 200" }, unbuilt, ...built, signal);
}
