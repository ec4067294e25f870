import { type Box, boxAround, isClear } from "./boxes.ts";
import { distance, type Place } from "./geography.ts";
import { networkView, zoomOfEach } from "./map-views.ts";
import { pixelIn, type Point } from "./mercator.ts";
import { type Name, placeNames, type Sheet, type Spot, together } from "./name-placing.ts";

/** A place with the width of its label in pixels; `narrow` is the width on two lines. */
export type ChartPlace = { id: string; place: Place; width: number; narrow?: number };

type Located = Pick<ChartPlace, "id" | "place">;

/** The width and the position of a label, from its marker. */
export type Label = { id: string; width: number; name: Spot; half?: Half };

/** A labelled marker in pixels from the centre of its sheet. */
export type Mark = Label & { at: Point };

/** The half of the disc that a marker gets when it shares its place: the one beside its label. */
export type Half = "left" | "right" | "top" | "bottom";

export type Inset = {
  center: Place;
  kilometres: number;
  ids: string[];
};

export type InsetView = { radius: number; line: number; marks: Mark[] };

/** In pixels; two branches closer than this share an inset. */
const apart = 14;

/** The narrowest screen without its margins. */
const sheet: Sheet = {
  room: { x: 152, y: 158 },
  line: 24,
  leaders: { reach: 60, column: 20 },
};

/** In pixels from the centre of the map. */
export function fromMiddle(place: Place, center = networkView.center, zoom = networkView.zoom): Point {
  return pixelIn({ center, zoom, width: 0, height: 0 }, place);
}

/** Groups of places that overlap on the map, the largest first. */
export function findInsets(places: Located[]): Inset[] {
  return groupsOf(places)
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((members) => {
      const [lats, lngs] = [members.map(({ place }) => place.lat), members.map(({ place }) => place.lng)];
      const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
      const center = { lat: middle(lats), lng: middle(lngs) };
      const reach = Math.max(...members.map(({ place }) => distance(center, place)));
      return {
        center,
        kilometres: Math.max(2, reach * (members.length > 3 ? 1.12 : 2.6)),
        ids: members.map(({ id }) => id),
      };
    });
}

function groupsOf(places: Located[]): Located[][] {
  const points = places.map(({ place }) => fromMiddle(place));
  const group = places.map((_, i) => i);
  for (const [i, a] of points.entries()) {
    for (const [j, b] of points.entries()) {
      if (j >= i || Math.hypot(a.x - b.x, a.y - b.y) >= apart) continue;
      const [from, to] = [group[i], group[j]];
      if (from === to) continue;
      for (const [k, g] of group.entries()) if (g === from) group[k] = to!;
    }
  }
  return [...Map.groupBy(places, (_, i) => group[i]).values()];
}

/** The places outside the insets, labelled on the map itself. */
export function placeOnMap(places: ChartPlace[], insets: Inset[]): Mark[] {
  const inInset = new Set(insets.flatMap(({ ids }) => ids));
  const alone = places.filter(({ id }) => !inInset.has(id));
  return named(alone, (place) => fromMiddle(place), {
    ...sheet,
    marks: [...insets.map(({ center }) => fromMiddle(center)), ...(insets.length > 0 ? mainLeader : [])],
  });
}

/** The labels of all places where each has a mark of its own. */
export const labelEach = (places: ChartPlace[]): Label[] =>
  named(places, (place) => fromMiddle(place, networkView.center, zoomOfEach), {
    ...sheet,
    room: { x: 1000, y: 1000 },
  }).map(({ id, width, name }) => ({ id, width, name }));

/** The line from the first inset comes from below on narrow screens and from the left on wide ones. */
const mainLeader = Array.from({ length: 14 }, (_, i) => 12 * i).flatMap((by) => [
  { x: 0, y: by },
  { x: -by, y: 0 },
]);

/** The radius of an inset on the map itself, large enough for its labels. */
export const discRadius = (inset: Inset) => Math.min(110, 54 + 5 * inset.ids.length);

/** The positions of the smaller insets on free parts of the map; undefined if there is none. */
export function placeDiscs(insets: Inset[], marks: Mark[]): (Point | undefined)[] {
  const names = marks.map(({ at, name, width }) => nameBox(at, name, width));
  const taken = [
    ...names,
    ...marks.map(({ at }) => boxAround(at, 9)),
    ...findRings(insets).map(({ at, radius }) => boxAround(at, radius + 8)),
  ];
  return insets.map((inset, index) => {
    if (index === 0) return undefined;
    const radius = discRadius(inset);
    const ring = fromMiddle(inset.center);
    const [best] = discSpots(radius)
      .filter((spot) => taken.every((box) => isClear(spot, radius + 20, box)))
      .filter((spot) => names.every((box) => isClearOfLine(ring, spot, box)))
      .toSorted((a, b) => Math.hypot(a.x - ring.x, a.y - ring.y) - Math.hypot(b.x - ring.x, b.y - ring.y));
    if (best !== undefined) taken.push(boxAround(best, radius + 4));
    return best;
  });
}

export type Ring = { center: Place; at: Point; radius: number };

/** The rings that mark on the map what each inset enlarges. */
export function findRings(insets: Inset[]): Ring[] {
  return insets.map(({ center, kilometres }) => {
    const north = { lat: center.lat + kilometres / 111.2, lng: center.lng };
    const at = fromMiddle(center);
    return { center, at: rounded(at), radius: Math.max(7, Math.round(at.y - fromMiddle(north).y) + 3) };
  });
}

function nameBox(at: Point, { x, y, anchor }: Spot, width: number): Box {
  const left = at.x + x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return { left, right: left + width, top: at.y + y - 11, bottom: at.y + y + 11 };
}

function discSpots(radius: number): Point[] {
  const step = 8;
  const [right, bottom] = [sheet.room.x - radius + 4, 218 - radius];
  const along = (end: number) => Array.from({ length: Math.floor((2 * end) / step) + 1 }, (_, i) => i * step - end);
  return along(right).flatMap((x) =>
    along(bottom)
      .filter((y) => y + radius < sheet.room.y)
      .map((y) => ({ x, y })),
  );
}

/** Whether the line from a disc to its ring avoids a label. */
function isClearOfLine(from: Point, to: Point, box: Box): boolean {
  return Array.from({ length: 16 }, (_, i) => i / 15).every((share) =>
    isClear({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 4, box),
  );
}

export function placeInInset(places: ChartPlace[], inset: Inset, radius: number): InsetView {
  const { center, ids } = inset;
  const zoom = insetZoom(inset, radius);
  const room = { x: radius + 6, y: radius };
  // Large enough for touch if there is room.
  const line = Math.max(20, Math.min(30, Math.floor((2 * radius * 1.7) / ids.length)));
  const marks = named(
    places.filter(({ id }) => ids.includes(id)),
    (place) => fromMiddle(place, center, zoom),
    { room, radius, line, leaders: { reach: 160, column: 22 } },
  );
  return { radius, line, marks };
}

/** The fractional zoom at which an inset fills its disc. */
export function insetZoom(
  { center: { lat }, kilometres }: Pick<Inset, "center" | "kilometres">,
  radius: number,
): number {
  const equator = 40_075 * Math.cos((lat * Math.PI) / 180);
  return Math.log2(((radius / kilometres) * equator) / 256);
}

/** The largest inset is beside or below the map, in two sizes; the others are on the map. */
export const insetRadii = (inset: Inset, index: number) => (index === 0 ? [150, 250] : [discRadius(inset)]);

function named(places: ChartPlace[], at: (place: Place) => Point, on: Sheet): Mark[] {
  const names: Name[] = places.map(({ place, width, narrow }) => ({ at: rounded(at(place)), width, narrow }));
  const spots = placeNames(names, on);
  return places.map(({ id, width }, i) => {
    const [own, name] = [names[i]!.at, spots[i]!];
    const other = names.findIndex((each, j) => j !== i && Math.hypot(each.at.x - own.x, each.at.y - own.y) < together);
    const halved = other < 0 ? { at: own } : halfOf(own, name, names[other]!.at, spots[other]!);
    return { id, width, name, ...halved };
  });
}

/** Two markers at one place meet halfway, each on the side of its label. */
function halfOf(own: Point, name: Spot, at: Point, beside: Spot): { at: Point; half: Half } {
  const [dx, dy] = [name.x - beside.x, name.y - beside.y];
  const half = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "top" : "bottom";
  return { at: rounded({ x: (own.x + at.x) / 2, y: (own.y + at.y) / 2 }), half };
}

/** To tenths of a pixel. */
export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
