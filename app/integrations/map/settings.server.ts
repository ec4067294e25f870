import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { MapView } from "#model/map-views.ts";
import { tilesFor } from "./tiles.ts";

export function mapSettings(drawing: string, view: MapView) {
  const { embeds, map } = content().site;
  return { ...view, mode: embeds.mode, tiles: tilesFor(map.cartoKey), backdrop: art(drawing) };
}
