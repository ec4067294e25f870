import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Place } from "#model/geography.ts";
import type { MapView } from "#model/map-views.ts";
import { pixelIn, type Point } from "#model/mercator.ts";
import { spread } from "./spread.ts";
import { tilesFor } from "./tiles.ts";

/** What a map needs from the settings, with its drawn twin. */
export function mapSettings(drawing: string, view: MapView) {
  const { embeds, map } = content().site;
  return { ...view, mode: embeds.mode, tiles: tilesFor(map.cartoKey), backdrop: art(drawing) };
}

/** Where places stand on the drawn map, in its own pixels, none on top of another. */
export function stillPoints(settings: ReturnType<typeof mapSettings>, places: Place[], room: number) {
  const { center, zoom, backdrop } = settings;
  const at = places.map((place) => pixelIn({ center, zoom, ...backdrop }, place));
  const marks = spread(at, room);
  return at.map((point, i) => ({ at: rounded(point), mark: rounded(marks[i] ?? point) }));
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
