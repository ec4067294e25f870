import { readFileSync } from "node:fs";
import { z } from "zod";

const point = z.tuple([z.number(), z.number()]).transform(([lng, lat]) => ({ lat, lng }));
const properties = z.object({ name: z.string(), width: z.number().optional() });
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("LineString"), coordinates: z.array(point) }),
  z.object({ type: z.literal("Polygon"), coordinates: z.tuple([z.array(point)]) }),
]);
const collection = z.object({ features: z.array(z.object({ properties, geometry })) });

/** The atlas has no rivers; these and the limits of Paris, without its woods, are placed by hand, to a few hundred metres. */
const { features } = collection.parse(JSON.parse(readFileSync(new URL("./waters.geojson", import.meta.url), "utf8")));

export const rivers = features.flatMap(({ properties: { name, width = 1 }, geometry: { type, coordinates } }) =>
  type === "LineString" ? [{ name, width, course: coordinates }] : [],
);

/** Without the last point, which is the first again. */
export const cityLimits = features.flatMap(({ geometry: { type, coordinates } }) =>
  type === "Polygon" ? [coordinates[0].slice(0, -1)] : [],
);
