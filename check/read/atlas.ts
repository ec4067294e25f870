import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type Shape = Polygon | MultiPolygon;

/** Country outlines by English name. */
export type Atlas = ReadonlyMap<string, Shape>;

/** Takes the text of countries-50m.json from world-atlas. */
export function parseAtlas(json: string): Atlas {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has an exact version
  const topology = JSON.parse(json) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(topology, topology.objects.countries);
  return new Map(
    features.flatMap(({ properties, geometry }) =>
      geometry.type === "Polygon" || geometry.type === "MultiPolygon" ? [[properties.name, geometry] as const] : [],
    ),
  );
}
