import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Fault } from "../fault.ts";
import { entries, faultAt, type Rule } from "../tree.ts";

type Shape = Polygon | MultiPolygon;

/** In degrees: the atlas rounds coasts and borders off, so a port may stand up to four kilometres out at sea. */
const tolerance = 0.06;

let atlasShapes: Map<string, Shape> | undefined;

/** Each branch lies in the country it names. Silent for a country that the atlas does not know by its English name. */
export const placesInCountry: Rule = (tree) => {
  const branches = entries(tree, "branches");
  const [known] = entries(tree, "countries");
  if (branches.length === 0 || !known) return [];
  const shapes = (atlasShapes ??= readShapes());
  return branches.flatMap(({ file, data: { country, coordinates } }): Fault[] => {
    const { lat, lng } = coordinates;
    const named = known.data[country];
    const shape = named && shapes.get(named.name.en);
    if (!shape || isNear(shape, lat, lng)) return [];
    const swapped = Math.abs(lng) <= 90 && isNear(shape, lng, lat);
    const name = named.name[tree.say.language];
    return [
      faultAt(file, ["coordinates"], swapped ? tree.say.swappedCoordinates(name) : tree.say.outsideCountry(name)),
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

function readShapes(): Map<string, Shape> {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(atlas, atlas.objects.countries);
  return new Map(features.map(({ properties, geometry }) => [properties.name, geometry as Shape]));
}
