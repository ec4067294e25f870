import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoCircle, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { Finding } from "../finding.ts";
import { at, entries, type Rule } from "../read/tree.ts";

/** In degrees: the atlas simplifies coasts and borders, so a port may be up to four kilometres out at sea. */
const tolerance = 0.06;

/** Each branch is in its country; countries whose English name is not in the atlas are skipped. */
export const placesInCountry: Rule = (tree) =>
  entries(tree, "branches").flatMap(({ file, data: { country, coordinates } }): Finding[] => {
    const name = entries(tree, "countries")[0]?.data[country]?.name;
    const shape = name && shapeOf(name.en);
    const around = geoCircle().center([coordinates.lng, coordinates.lat]).radius(tolerance).precision(45)();
    const near = [[coordinates.lng, coordinates.lat], ...around.coordinates.flat()];
    if (!shape || near.some(([x = 0, y = 0]) => geoContains(shape, [x, y]))) return [];
    const text = {
      fr: `Ce lieu n’est pas dans le pays indiqué (${name.fr}). Vérifiez sur une carte que \`lat:\` (nord) et \`lng:\` (est) ne sont pas échangés, ou corrigez \`country:\`.`,
      en: `This place is not in ${name.en}. Check on a map that \`lat:\` (north) and \`lng:\` (east) are not swapped, or correct \`country:\`.`,
    };
    return [at(file, ["coordinates"], text)];
  });

let countries: ReturnType<typeof readAtlas> | undefined;

function shapeOf(country: string) {
  countries ??= readAtlas();
  return countries.find(({ properties }) => properties?.["name"] === country);
}

function readAtlas() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has an exact version
  const topology = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const countries = feature(topology, topology.objects["countries"]!);
  return "features" in countries ? countries.features : [];
}
