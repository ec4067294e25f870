import { bearing, distance, type Place } from "#model/geography.ts";
import { type Tone, toneColours } from "./palette.ts";
import { circle, element, group, numbers, path, polar, range, rect, svg } from "./svg.ts";

const size = 200;
const centre = { x: size / 2, y: size / 2 };
const bandHeight = 13;
const bandCount = 7;
const beamHalfAngle = 6.4;
const hub = 9;

export type Beam = readonly [degrees: number, bands: number];

/** A beam to each other branch, at its true bearing; more bands mean a greater distance (logarithmic). */
export function emblem(beams: readonly Beam[], tone: Tone): string {
  const { ground, beam, grid } = toneColours[tone];
  const ringsAt = (count: number, offset: number) =>
    range(count)
      .map((ring) => element("circle", { cx: centre.x, cy: centre.y, r: (ring + 1) * bandHeight + offset }))
      .join("");
  return svg(
    { width: size, height: size },
    rect(0, 0, size, size, { fill: ground }),
    group({ fill: "none", stroke: grid, "stroke-width": 0.8 }, ringsAt(bandCount, -1.5)),
    path(beams.map(drawBeam).join(""), { fill: beam }),
    group({ fill: "none", stroke: ground, "stroke-width": 3 }, ringsAt(bandCount - 1, 0)),
    circle(centre.x, centre.y, hub, { fill: beam }),
  );
}

/** At most one beam per degree; with three or more neighbours in the region, only those are drawn. */
export function beamsBetween(branch: Place, others: readonly Place[]): Beam[] {
  const near = others.filter((other) => distance(branch, other) < region);
  const regional = near.length >= 3;
  const bandsByDegree = new Map<number, number>();
  for (const other of regional ? near : others) {
    const degrees = Math.round(bearing(branch, other)) % 360;
    const bands = bandsFor(distance(branch, other), regional ? region : wholeNetwork);
    bandsByDegree.set(degrees, Math.max(bandsByDegree.get(degrees) ?? 0, bands));
  }
  return [...bandsByDegree];
}

const region = 45;
const wholeNetwork = 640;

/** From two bands for neighbours to seven at `reach` kilometres. */
function bandsFor(kilometres: number, reach: number): number {
  const bands = Math.round(1.4 + (5.4 * Math.log(1 + kilometres)) / Math.log(reach));
  return Math.max(2, Math.min(bandCount, bands));
}

function drawBeam([degrees, bands]: Beam): string {
  const outer = bands * bandHeight - 1.5;
  const at = (radius: number, side: number) => {
    const { x, y } = polar(centre, radius, degrees + side * beamHalfAngle);
    return numbers([x, y]);
  };
  return `M${at(hub, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(hub, 1)}z`;
}
