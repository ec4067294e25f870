import { art } from "../../content/pictures.server.ts";
import {
  type ChartPlace,
  findLenses,
  findRings,
  fromMiddle,
  lensRadii,
  placeDiscs,
  placeEach,
  placeInLens,
  placeOnMap,
} from "#model/branch-chart.ts";
import type { Point } from "#model/mercator.ts";
import { textWidth } from "#model/text-width.ts";
import type { Chart } from "./chart.ts";
import { nameSize } from "./chart.ts";

type Labelled = Pick<ChartPlace, "id" | "place"> & { name: string; note: string; city: string };

export function chartOf(labelled: Labelled[]): Chart {
  const widthOf = (text: string) => textWidth(text, nameSize) + 4;
  const places = labelled.map(({ id, place, name, note }) => ({
    id,
    place,
    width: widthOf(note ? `${name} ${note}` : name),
    ...(note && { narrow: Math.max(widthOf(name), widthOf(note)) }),
  }));
  const lenses = findLenses(places);
  const marks = placeOnMap(places, lenses);
  const discs = placeDiscs(lenses, marks);
  const cityOf = new Map(labelled.map(({ id, city }) => [id, city]));
  const nameOf = new Map(labelled.map(({ id, name }) => [id, name]));
  return {
    marks,
    each: placeEach(places),
    rings: findRings(lenses),
    dots: places
      .filter(({ id }) => lenses.some(({ ids }) => ids.includes(id)))
      .map(({ place }) => tenths(fromMiddle(place))),
    lenses: lenses.map((lens, index) => {
      const city = mostCommon(lens.ids.map((id) => cityOf.get(id) ?? ""));
      return {
        city,
        count: lens.ids.length,
        named: index > 0 && lens.ids.some((id) => nameOf.get(id) === city),
        at: discs[index],
        ground: art(`map/lens/${lens.ids[0]}`).src,
        views: lensRadii(lens, index).map((radius) => placeInLens(places, lens, radius)),
      };
    }),
  };
}

const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

function mostCommon(names: string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
}
