import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { countries } from "#model/schema/branch.ts";
import type { Fault } from "../fault.ts";
import { entries, faultAt, type Rule } from "../tree.ts";

type Country = (typeof countries)[number];
type Shape = Polygon | MultiPolygon;

const atlasNames: Record<Country, string> = { france: "France", uk: "United Kingdom", belgium: "Belgium" };

/** In degrees: the atlas rounds coasts and borders off, so a port may stand up to four kilometres out at sea. */
const tolerance = 0.06;

let atlasShapes: Record<Country, Shape> | undefined;

/** Each branch lies in the country it names. */
export const placesInCountry: Rule = (tree) => {
  const branches = entries(tree, "branches");
  if (branches.length === 0) return [];
  const shapes = (atlasShapes ??= readShapes());
  return branches.flatMap(({ file, data: { country, coordinates } }): Fault[] => {
    const { lat, lng } = coordinates;
    if (isNear(shapes[country], lat, lng)) return [];
    const swapped = Math.abs(lng) <= 90 && isNear(shapes[country], lng, lat);
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

function readShapes(): Record<Country, Shape> {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(atlas, atlas.objects.countries);
  const shapeOf = (country: Country) =>
    features.find(({ properties }) => properties.name === atlasNames[country])?.geometry as Shape;
  return { france: shapeOf("france"), uk: shapeOf("uk"), belgium: shapeOf("belgium") };
}
