import * as L from "leaflet";
import type { Place } from "#model/geography.ts";
import { project } from "#model/mercator.ts";
import type { Translate } from "#model/translate.ts";
import { nextFrame } from "../../ui/next-frame.ts";
import type { Art } from "../../ui/picture.tsx";
import type { EmbedMode } from "../embed/consent.ts";
import "./leaflet.css";
import type { Tiles } from "./tiles.ts";

export type LiveMap = { L: typeof L; map: L.Map };

export type MapSettings = {
  center: Place;
  zoom: number;
  mode: EmbedMode;
  tiles: Tiles;
  backdrop: Art;
};

/** A Leaflet map over the drawn one that does not trap the page's scroll. */
export async function createMap(container: HTMLElement, settings: MapSettings, t: Translate): Promise<LiveMap> {
  const { center, zoom, backdrop } = settings;
  await nextFrame();
  const coarse = window.matchMedia("(pointer: coarse)").matches;
  const map = L.map(container, {
    center,
    zoom,
    scrollWheelZoom: false,
    dragging: !coarse,
    zoomControl: false,
    attributionControl: false,
    minZoom: 4,
    maxZoom: 18,
  });
  await nextFrame();
  // The map takes the focus and the arrow keys, so screen readers need an explanation.
  container.setAttribute("role", "application");
  container.setAttribute("aria-label", t("map.keys"));
  // This pane contains only lines.
  map.getPane("overlayPane")?.setAttribute("aria-hidden", "true");
  L.control.zoom({ zoomInTitle: t("map.zoomIn"), zoomOutTitle: t("map.zoomOut") }).addTo(map);
  map.createPane("backdrop").style.zIndex = "100";
  L.imageOverlay(backdrop.src, backdropBounds(map, settings), { pane: "backdrop", alt: "" }).addTo(map);
  return { L, map };
}

/** The drawing has the same centre and zoom, so its corners follow from its size. */
function backdropBounds(map: L.Map, { center, zoom, backdrop }: MapSettings) {
  const { x, y } = project(center, zoom);
  const corner = (side: 1 | -1) =>
    map.unproject([x + (side * backdrop.width) / 2, y + (side * backdrop.height) / 2], zoom);
  return L.latLngBounds(corner(-1), corner(1));
}
