import { ringSteps } from "./ground.ts";
import { planProjection, trace } from "./land.ts";
import { palette } from "./palette.ts";
import { element, group, path, range, svg } from "./svg.ts";

/** From the centre to the farthest city; the page scales its lights and rings by this length. */
const reach = 400;

/** Larger than any window. */
const extent = { left: -4.8 * reach, top: -2.2 * reach, right: 2.6 * reach, bottom: 3.6 * reach };

/** The map behind the home page's title: coasts and range rings around Paris. */
export function heroPlan(kilometres: number): string {
  const scale = reach / kilometres;
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const coast = trace("coasts", planProjection(scale), {
    frame: extent,
    tolerance: 1.2,
    smallest: 18,
    digits: 0,
  });
  const step = (ringSteps.find((length) => length * 16 >= kilometres) ?? 1000) * scale;
  return svg(
    { width, height, viewBox: `${extent.left} ${extent.top} ${width} ${height}` },
    element("style", {}, animation),
    path(coast, { fill: "none", stroke: palette.coast, "vector-effect": "non-scaling-stroke" }),
    rangeRings(step, Math.hypot(extent.left, extent.bottom)),
  );
}

const opacityByDistance = [1, 0.8, 0.55, 0.38, 0.26];

/** Every fourth ring is stronger and lights up once. */
function rangeRings(step: number, farthest: number): string {
  const rings = range(Math.floor(farthest / step)).map((index) => index + 1);
  const zoneOf = (ring: number) => Math.min(4, Math.floor((ring - 1) / 8));
  const ringOf = (ring: number, attributes = {}) =>
    element("circle", { r: ring * step, "vector-effect": "non-scaling-stroke", ...attributes });
  const drawn = opacityByDistance.map((opacity, zone) => {
    const ofZone = rings.filter((ring) => zoneOf(ring) === zone && ring % 4 !== 0);
    return group({ "stroke-opacity": opacity }, ...ofZone.map((ring) => ringOf(ring)));
  });
  const strong = rings
    .filter((ring) => ring % 4 === 0)
    .map((ring) =>
      ringOf(ring, {
        "stroke-opacity": opacityByDistance[zoneOf(ring)],
        class: ring <= 16 ? `w d${ring / 4}` : undefined,
      }),
    );
  return group({ fill: "none", stroke: palette.ring }, ...drawn, group({ stroke: palette.ringStrong }, ...strong));
}

/** Ends within five seconds (WCAG 2.2.2), in steps because each one redraws the whole picture. */
const animation = `@media(prefers-reduced-motion:no-preference){.w{animation:w 3.2s steps(4)}.d1{animation-delay:.4s}.d2{animation-delay:.8s}.d3{animation-delay:1.2s}.d4{animation-delay:1.6s}@keyframes w{25%{stroke:${palette.mist}}50%{stroke:${palette.ringStrong}}}}`;
