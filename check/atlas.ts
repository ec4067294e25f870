import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { countries } from "#model/schema/branch.ts";

type Country = (typeof countries)[number];

export type Shape = Polygon | MultiPolygon;

/** The outline of each country the site knows. */
export type Atlas = Record<Country, Shape>;

const atlasNames: Record<Country, string> = { france: "France", uk: "United Kingdom", belgium: "Belgium" };

/** Reads the file of the world's countries (world-atlas, countries-50m.json). */
export function parseAtlas(json: string): Atlas {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of a package with an exact version
  const topology = JSON.parse(json) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(topology, topology.objects.countries);
  const shapeOf = (country: Country): Shape => {
    const shape = features.find(({ properties }) => properties.name === atlasNames[country])?.geometry;
    if (shape?.type !== "Polygon" && shape?.type !== "MultiPolygon") throw new Error(`The atlas has no ${country}`);
    return shape;
  };
  return { france: shapeOf("france"), uk: shapeOf("uk"), belgium: shapeOf("belgium") };
}
