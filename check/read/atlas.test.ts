import { expect, test } from "vitest";
import { parseAtlas } from "./atlas.ts";

test("the atlas has polygons and multipolygons, but no points", () => {
  const countries = [
    { type: "Polygon", arcs: [[0]], properties: { name: "Plaine" } },
    { type: "MultiPolygon", arcs: [[[0]]], properties: { name: "Îles" } },
    { type: "Point", coordinates: [0, 0], properties: { name: "Phare" } },
  ];
  const topology = {
    type: "Topology",
    arcs: [[0, 1, 1, 0].map((lng, index) => [lng, index > 1 ? 1 : 0])],
    objects: { countries: { type: "GeometryCollection", geometries: countries } },
  };
  const atlas = parseAtlas(JSON.stringify(topology));
  expect([...atlas].map(([name, { type }]) => [name, type])).toEqual([
    ["Plaine", "Polygon"],
    ["Îles", "MultiPolygon"],
  ]);
});
