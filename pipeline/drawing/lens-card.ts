import { paris, type Place } from "#model/geography.ts";
import { type Lens, lensZoom } from "#model/branch-chart.ts";
import { type Frame, pixelIn, project } from "#model/mercator.ts";
import { lensGround } from "./lens.ts";
import { drawnMap } from "./map.ts";
import { palette } from "./palette.ts";
import { circle, element, group, path, type Point, svg, trail } from "./svg.ts";

export type LensCard = { place: Place; others: Place[]; lens: Lens | undefined };

const radius = 250;
const size = 2 * radius;

/** A branch as the map shows it when chosen: in the lens of its neighbours, or in one that holds Paris and the branch. */
export function lensCard({ place, others, lens }: LensCard): string {
  const wider = lens && { ...lens, kilometres: lens.kilometres * 1.2 };
  const frame = wider ? lensFrame(wider) : journeyFrame(place);
  const ground = wider ? lensGround({ ...wider, radius, zoom: frame.zoom }) : drawnMap(frame).svg;
  const at = (where: Place) => pixelIn(frame, where);
  const [from, to] = [at(paris), at(place)];
  const clip = element("clipPath", { id: "lens" }, circle(radius, radius, radius));
  return svg(
    { width: size, height: size },
    clip,
    group(
      { "clip-path": "url(#lens)" },
      ground,
      group({ fill: palette.mist }, ...someOf(others.map(at).filter(isSeen)).map((point) => dot(point, 6))),
      sightLine(from, to),
      dot(from, 6, palette.white),
      group(
        { fill: "none", stroke: palette.beacon, "stroke-width": 3 },
        ...[26, 42, 58].map((wave) => circle(to.x, to.y, wave)),
      ),
      dot(to, 13, palette.beacon),
    ),
    circle(radius, radius, radius - 1.5, { fill: "none", stroke: palette.mapRange, "stroke-width": 3 }),
  );
}

const isSeen = ({ x, y }: Point) => Math.hypot(x - radius, y - radius) < radius + 6;

/** Where there are too many to be told apart, some stand for all. */
function someOf(points: Point[]): Point[] {
  const each = Math.ceil(points.length / 200);
  return points.filter((_, index) => index % each === 0);
}

const dot = ({ x, y }: Point, r: number, fill?: string) => circle(x, y, r, { fill });

/** From Paris to the edge of the waves. */
function sightLine(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 60) return "";
  const share = (length - 58) / length;
  const end = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return path(trail`M${from.x} ${from.y}L${end.x} ${end.y}`, {
    stroke: palette.beacon,
    "stroke-width": 4,
    "stroke-dasharray": "14 10",
  });
}

const lensFrame = (lens: Lens): Frame => ({
  center: lens.center,
  zoom: lensZoom(lens, radius),
  width: size,
  height: size,
});

/** Holds Paris and the place, a quarter of the disc from its edge. A place in Paris itself is seen with its region. */
function journeyFrame(place: Place): Frame {
  const center = { lat: (paris.lat + place.lat) / 2, lng: (paris.lng + place.lng) / 2 };
  const [a, b] = [project(paris, 0), project(place, 0)];
  const reach = Math.max(Math.hypot(a.x - b.x, a.y - b.y), 0.2);
  return { center, zoom: Math.min(7.9, Math.log2((1.25 * radius) / reach)), width: size, height: size };
}
