import { art } from "../../content/pictures.server.ts";
import {
  type ChartPlace,
  findInsets,
  findRings,
  fromMiddle,
  insetRadii,
  labelEach,
  placeDiscs,
  placeInInset,
  placeOnMap,
  rounded,
} from "#model/branch-chart.ts";
import { nameSize } from "./chart.ts";

type Labelled = Pick<ChartPlace, "id" | "place"> & { name: string; note: string; city: string };

export function chartOf(labelled: Labelled[]) {
  const places = labelled.map(({ id, place, name, note }) => ({
    id,
    place,
    width: widthOf(note ? `${name} ${note}` : name),
    ...(note && { narrow: Math.max(widthOf(name), widthOf(note)) }),
  }));
  const insets = findInsets(places);
  const marks = placeOnMap(places, insets);
  const discs = placeDiscs(insets, marks);
  const cityOf = new Map(labelled.map(({ id, city }) => [id, city]));
  const nameOf = new Map(labelled.map(({ id, name }) => [id, name]));
  return {
    marks,
    /** Every branch, for the nearer zooms. */
    each: labelEach(places),
    /** One per inset, in the same order. */
    rings: findRings(insets),
    /** What draws them: as the page contains the same text, it adds little to its data. */
    dots: places
      .filter(({ id }) => insets.some(({ ids }) => ids.includes(id)))
      .map(({ place }) => rounded(fromMiddle(place)))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join(""),
    insets: insets.map((inset, index) => {
      const city = mostCommon(inset.ids.map((id) => cityOf.get(id) ?? ""));
      return {
        city,
        count: inset.ids.length,
        /** Whether one of its names already contains the city. */
        named: index > 0 && inset.ids.some((id) => nameOf.get(id) === city),
        /** The position of a small inset on the map; without one it is beside or below the map. */
        at: discs[index],
        ground: art(`map/inset/${inset.ids[0]}`).src,
        /** The narrow one first. */
        views: insetRadii(inset, index).map((radius) => placeInInset(places, inset, radius)),
      };
    }),
  };
}

export type Chart = ReturnType<typeof chartOf>;

const advances: [letters: RegExp, ems: number][] = [
  [/[\s.,:;'’|ijlI]/u, 0.3],
  [/[frt()-]/u, 0.4],
  [/[mwMW]/u, 0.9],
  [/\p{Lu}/u, 0.7],
];

/** The width of a semibold label with its margin, estimated slightly too large, because the build cannot measure it. */
function widthOf(text: string): number {
  const ems = [...text].reduce((sum, letter) => sum + (advances.find(([kind]) => kind.test(letter))?.[1] ?? 0.58), 0);
  return Math.ceil(ems * nameSize) + 4;
}

function mostCommon(names: string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}
