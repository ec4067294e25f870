import { geoContains } from "d3-geo";
import type { Shape } from "../atlas.ts";
import type { Fault } from "../fault.ts";
import { entries, faultAt, type Rule } from "../tree.ts";

/** In degrees: the atlas rounds coasts and borders off, so a port may stand up to four kilometres out at sea. */
const tolerance = 0.06;

/** Each branch lies in the country it names. */
export const placesInCountry: Rule = (tree) => {
  const { atlas } = tree;
  if (!atlas) return [];
  return entries(tree, "branches").flatMap(({ file, data: { country, coordinates } }): Fault[] => {
    const { lat, lng } = coordinates;
    if (isNear(atlas[country], lat, lng)) return [];
    const swapped = Math.abs(lng) <= 90 && isNear(atlas[country], lng, lat);
    return [
      faultAt(file, ["coordinates"], swapped ? tree.say.swappedCoordinates(country) : tree.say.outsideCountry(country)),
    ];
  });
};

function isNear(shape: Shape, lat: number, lng: number): boolean {
  if (geoContains(shape, [lng, lat])) return true;
  const wider = tolerance / Math.cos((lat * Math.PI) / 180);
  return [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    return geoContains(shape, [lng + wider * Math.cos(angle), lat + tolerance * Math.sin(angle)]);
  });
}
