import { geoCircle, geoContains } from "d3-geo";
import type { Shape } from "../read/atlas.ts";
import type { Finding } from "../finding.ts";
import { entries, findingAt, type Rule } from "../read/tree.ts";

/** In degrees: the atlas simplifies coasts and borders, so a port may be up to four kilometres out at sea. */
const tolerance = 0.06;

/** Each branch is in its country; countries whose English name is not in the atlas are skipped. */
export const placesInCountry: Rule = (tree) => {
  const { atlas } = tree;
  const [known] = entries(tree, "countries");
  if (!atlas || !known) return [];
  return entries(tree, "branches").flatMap(({ file, data: { country, coordinates } }): Finding[] => {
    const { lat, lng } = coordinates;
    const named = known.data[country];
    const shape = named && atlas.get(named.name.en);
    if (!shape || isNear(shape, lat, lng)) return [];
    const swapped = Math.abs(lng) <= 90 && isNear(shape, lng, lat);
    const name = named.name[tree.say.language];
    return [
      findingAt(file, ["coordinates"], swapped ? tree.say.swappedCoordinates(name) : tree.say.outsideCountry(name)),
    ];
  });
};

function isNear(shape: Shape, lat: number, lng: number): boolean {
  const around = geoCircle().center([lng, lat]).radius(tolerance).precision(45)();
  return [[lng, lat], ...around.coordinates.flat()].some(([x = 0, y = 0]) => geoContains(shape, [x, y]));
}
