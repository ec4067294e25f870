import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAtlas } from "#check/read/atlas.ts";

const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");

export const atlas = parseAtlas(readFileSync(file, "utf8"));
