import type * as Leaflet from "leaflet";
import { nextFrame } from "../../ui/next-frame.ts";
import type { Art } from "../../ui/picture.tsx";
import type { Place } from "#model/geography.ts";
import type { EmbedMode } from "../embed/privacy.ts";
import { project } from "#model/mercator.ts";
import type { Tiles } from "./tiles.ts";

export type MapLabels = { zoomIn: string; zoomOut: string; keys: string };

export type MapSettings = {
  center: Place;
  zoom: number;
  mode: EmbedMode;
  tiles: Tiles;
  backdrop: Art;
  labels: MapLabels;
  /** How near the map can be brought; as near as the tiles go if nothing is said. */
  maxZoom?: number;
};

/** A Leaflet map that never traps the page's scroll, showing the drawn map; tiles may come over it. */
export async function createMap(container: HTMLElement, settings: MapSettings) {
  const { center, zoom, backdrop, labels, maxZoom = 18 } = settings;
  const [L] = await Promise.all([import("leaflet"), import("leaflet/dist/leaflet.css")]);
  await nextFrame();
  const coarse = window.matchMedia("(pointer: coarse)").matches;
  const map = L.map(container, {
    center,
    zoom,
    scrollWheelZoom: false,
    dragging: !coarse,
    zoomControl: false,
    attributionControl: false,
    minZoom: Math.min(4, zoom),
    maxZoom,
  });
  await nextFrame();
  // It takes the focus and the arrow keys: whoever reaches it is told what it is for.
  container.setAttribute("role", "application");
  container.setAttribute("aria-label", labels.keys);
  // Lines alone are drawn here.
  map.getPane("overlayPane")?.setAttribute("aria-hidden", "true");
  // Plain signs: where trusted types are required, its own, which are markup, would be refused.
  const signs = { zoomInText: "+", zoomOutText: "−" };
  L.control.zoom({ ...signs, zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
  map.createPane("backdrop").style.zIndex = "100";
  L.imageOverlay(backdrop.src, backdropBounds(L, map, settings), { pane: "backdrop", alt: "" }).addTo(map);
  return { L, map };
}

/** The drawing is centred on the same place at the same zoom, so its corners follow from its size. */
function backdropBounds(L: typeof Leaflet, map: Leaflet.Map, { center, zoom, backdrop }: MapSettings) {
  const { x, y } = project(center, zoom);
  const corner = (side: 1 | -1) =>
    map.unproject([x + (side * backdrop.width) / 2, y + (side * backdrop.height) / 2], zoom);
  return L.latLngBounds(corner(-1), corner(1));
}
