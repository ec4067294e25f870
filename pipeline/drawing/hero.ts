import { type BranchPlace, cities, type City, plan, type Plan } from "./geo.ts";
import type { Box } from "./glyphs.ts";
import { cityNames, type CountWord } from "./hero-names.ts";
import { planProjection, trace } from "./land.ts";
import { mast } from "./lattice.ts";
import { palette } from "./palette.ts";
import { circle, element, group, path, type Point, range, rect, svg } from "./svg.ts";

type Layout = {
  width: number;
  height: number;
  /** Where beacons and their names may stand. */
  frame: Box;
  /** Where the page's own text lies. */
  reserved: Box[];
  centre: (offsets: Point[], scale: number) => Point;
  largestScale: number;
  textSize: number;
  mastWidth: number;
};

const wide: Layout = {
  width: 1440,
  height: 900,
  frame: { left: 700, top: 96, right: 1416, bottom: 880 },
  reserved: [
    { left: 0, top: 330, right: 730, bottom: 640 },
    { left: 0, top: 640, right: 850, bottom: 900 },
  ],
  centre: () => ({ x: 1066, y: 404 }),
  largestScale: 0.9,
  textSize: 16,
  mastWidth: 210,
};

const tall: Layout = {
  width: 780,
  height: 800,
  frame: { left: 24, top: 176, right: 756, bottom: 786 },
  reserved: [],
  centre: (offsets, scale) => ({
    x: Math.min(470, Math.max(310, 390 - (scale * (least(offsets, "x") + most(offsets, "x"))) / 2)),
    y: 200 - scale * least(offsets, "y"),
  }),
  largestScale: 0.88,
  textSize: 25,
  mastWidth: 128,
};

const least = (points: Point[], axis: "x" | "y") => Math.min(0, ...points.map((point) => point[axis]));
const most = (points: Point[], axis: "x" | "y") => Math.max(0, ...points.map((point) => point[axis]));

export const heroWide = (branches: BranchPlace[], counted: CountWord) => hero(branches, counted, wide);
export const heroTall = (branches: BranchPlace[], counted: CountWord) => hero(branches, counted, tall);

function hero(branches: BranchPlace[], counted: CountWord, layout: Layout): string {
  const { width, height } = layout;
  const all = cities(branches);
  const others = all.slice(1);
  const view = fitPlan(all, layout);
  const { centre } = view;
  const names = cityNames(view, all, counted, layout);
  const extent = { left: -40, top: -40, right: width + 40, bottom: height + 40 };
  const coast = trace("coasts", planProjection(centre, view.scale), {
    frame: extent,
    tolerance: 0.9,
    smallest: 14,
  });
  return svg(
    { width, height, preserveAspectRatio: "xMaxYMid slice" },
    element("style", {}, animation + names.style),
    rect(0, 0, width, height, { fill: palette.night }),
    path(coast, { fill: "none", stroke: palette.coast }),
    rangeRings(view, Math.hypot(Math.max(centre.x, width - centre.x), Math.max(centre.y, height - centre.y))),
    mast({ x: centre.x, top: centre.y, base: height + 36, topWidth: 6, baseWidth: layout.mastWidth, curve: 1.4 }),
    beacons(view, others, layout),
    group(
      { fill: "none", stroke: palette.beacon, "stroke-width": 1.5 },
      circle(centre.x, centre.y, 20, { class: "h" }),
    ),
    circle(centre.x, centre.y, 8, { fill: palette.beacon }),
    names.drawing,
  );
}

/** The largest plan, up to the layout's own scale, on which every city falls inside the frame. */
function fitPlan(all: City[], { frame, centre, largestScale, textSize }: Layout): Plan {
  const offsets = all.map(({ place }) => plan({ x: 0, y: 0 }, 1).project(place));
  for (let scale = largestScale; scale > 0.1; scale *= 0.97) {
    const middle = centre(offsets, scale);
    const inside = offsets.every(({ x, y }) => {
      const [px, py] = [middle.x + x * scale, middle.y + y * scale];
      return (
        px > frame.left + textSize && px < frame.right - textSize && py > frame.top && py < frame.bottom - textSize
      );
    });
    if (inside) return plan(middle, scale);
  }
  return plan(centre(offsets, 0.1), 0.1);
}

const opacityByDistance = [1, 0.8, 0.55, 0.38, 0.26];

/** One ring every 25 km (50 on a small plan), every fourth one stronger; the strong ones light up one after another. */
function rangeRings({ centre, scale }: Plan, reach: number): string {
  const step = (scale < 0.6 ? 50 : 25) * scale;
  const rings = range(Math.floor(reach / step)).map((index) => index + 1);
  const drawn = opacityByDistance.map((opacity, zone) => {
    const ofZone = rings.filter((ring) => Math.min(4, Math.floor((ring - 1) / 8)) === zone && ring % 4 !== 0);
    return group({ "stroke-opacity": opacity }, ofZone.map((ring) => element("circle", { r: ring * step })).join(""));
  });
  const strong = rings
    .filter((ring) => ring % 4 === 0)
    .map((ring) => {
      const opacity = opacityByDistance[Math.min(4, Math.floor((ring - 1) / 8))];
      return element("circle", {
        r: ring * step,
        "stroke-opacity": opacity,
        class: ring <= 16 ? `w d${ring / 4}` : undefined,
      });
    });
  const place = `translate(${centre.x} ${centre.y})`;
  return group(
    { transform: place, fill: "none", stroke: palette.ring },
    ...drawn,
    group({ stroke: palette.ringStrong }, ...strong),
  );
}

function beacons(view: Plan, others: City[], { textSize }: Layout): string {
  const size = textSize / 16;
  const drawn = others.map(({ place, distance }) => {
    const { x, y } = view.project(place);
    const delay = `h d${Math.min(4, Math.max(1, Math.round(distance / 100)))}`;
    return (
      circle(x, y, 12 * size, { class: delay, fill: "none" }) +
      circle(x, y, 5 * size, { fill: palette.beacon, stroke: "none" })
    );
  });
  return group({ stroke: palette.beacon, "stroke-width": 1.5 * size }, ...drawn);
}

/**
 * One wave of light when the page opens, over within five seconds: what moves longer needs a button to stop it. Steps
 * instead of a smooth fade, all of them on the same fifths of a second: the whole picture is redrawn at each.
 */
const animation = `@media(prefers-reduced-motion:no-preference){.h,.w{animation:h 3.2s steps(4)}.w{animation-name:w}.d1{animation-delay:.4s}.d2{animation-delay:.8s}.d3{animation-delay:1.2s}.d4{animation-delay:1.6s}@keyframes h{25%{opacity:.2}50%{opacity:1}}@keyframes w{25%{stroke:${palette.mist}}50%{stroke:${palette.ringStrong}}}}`;
