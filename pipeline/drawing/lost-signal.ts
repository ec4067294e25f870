import { outline } from "./glyphs.ts";
import { mast } from "./lattice.ts";
import { palette } from "./palette.ts";
import { random } from "#model/random.ts";
import { circle, element, group, numbers, path, polar, range, rect, svg } from "./svg.ts";

const width = 1440;
const height = 560;
const middle = height / 2;

/** For a page that does not exist: the figure 404 arrives clear, breaks up, and ends as a flat line. */
export function lostSignal(): string {
  const figure = outline(
    "404",
    { family: "display", weight: 700, size: 520, tracking: -0.02 },
    { x: 60, y: middle + 180 },
  );
  const chance = random("lost signal");
  const step = 12;
  const columns = range(Math.ceil((figure.box.right + 24) / step)).map((column) => column * step + 40);
  const loss = (x: number) => Math.max(0, (x - figure.box.left) / (figure.box.right - figure.box.left) - 0.38) / 0.62;
  const slices = columns.map((x) => {
    const noise = loss(x);
    const drift = (chance.between() - 0.5) * 230 * noise ** 1.8;
    return { x, drift: Math.round(drift), drop: chance.chance(0.7 * noise ** 3) };
  });
  const kept = slices.filter(({ drop, x }) => !drop && x < figure.box.right + step);
  const strips = kept.map(({ x, drift }) => element("use", { href: "#f", y: drift, "clip-path": `url(#s${x})` }));
  const clips = kept.map(({ x, drift }) => element("clipPath", { id: `s${x}` }, rect(x, -drift, 7, height)));
  return svg(
    { width, height, preserveAspectRatio: "xMidYMid slice" },
    element("defs", {}, path(figure.d, { id: "f" }) + clips.join("")),
    rect(0, 0, width, height, { fill: palette.night }),
    group({ fill: palette.white }, ...strips),
    path(fadingNoise(figure.box.right + 30), { stroke: palette.mist, "stroke-width": 7 }),
    circle(width - 66, middle, 9, { fill: palette.beacon }),
    circle(width - 66, middle, 22, { fill: "none", stroke: palette.beacon, "stroke-width": 3 }),
  );
}

/** What is left of the carrier: shorter and shorter strokes, then nothing but the line. */
function fadingNoise(from: number): string {
  const chance = random("fading");
  const strokes = range(14).map((index) => {
    const half = chance.between(10, 130) * (1 - index / 14) ** 2 + 3.5;
    return `M${numbers([from + index * 12, middle - half])}v${numbers([2 * half])}`;
  });
  return `${strokes.join("")}M${numbers([from + 14 * 12 - 4, middle])}H${width - 88}`;
}

/** For a visitor without a network: the mast stands, but its waves break off. */
export function offlineSignal(): string {
  const tip = { x: 720, y: 200 };
  const waves = range(8).map((ring) => {
    const radius = 76 + ring * 74;
    const sides = [-1, 1].map((side) => {
      const [from, to] = [polar(tip, radius, side * 90 - 34), polar(tip, radius, side * 90 + 34)];
      return `M${numbers([from.x, from.y])}A${radius} ${radius} 0 0 1 ${numbers([to.x, to.y])}`;
    });
    const turn = (68 * Math.PI * radius) / 180;
    const dashes =
      ring === 0 ? undefined : `${numbers([turn * 0.3 * (1 - ring / 8)])} ${numbers([turn * (0.05 + ring * 0.025)])}`;
    return path(sides.join(""), { "stroke-dasharray": dashes, "stroke-opacity": 1 - ring * 0.09 });
  });
  return svg(
    { width, height, preserveAspectRatio: "xMidYMid slice" },
    rect(0, 0, width, height, { fill: palette.night }),
    group({ fill: "none", stroke: palette.mist, "stroke-width": 7 }, ...waves),
    mast({ x: tip.x, top: tip.y, base: height + 20, topWidth: 8, baseWidth: 180, panels: 2 }),
    circle(tip.x, tip.y, 14, { fill: palette.night, stroke: palette.beacon, "stroke-width": 5 }),
  );
}
