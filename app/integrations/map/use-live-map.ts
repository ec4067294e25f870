import type * as Leaflet from "leaflet";
import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Place } from "#model/geography.ts";
import { project } from "#model/mercator.ts";
import type { Translate } from "#model/translate.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { nextFrame } from "../../ui/next-frame.ts";
import type { Art } from "../../ui/picture.tsx";
import { useNearViewport } from "../../ui/use-near-viewport.ts";
import type { EmbedMode } from "../embed/consent.ts";
import type { Tiles } from "./tiles.ts";

export type LiveMap = { L: typeof Leaflet; map: Leaflet.Map };

export type MapSettings = {
  center: Place;
  zoom: number;
  mode: EmbedMode;
  tiles: Tiles;
  backdrop: Art;
};

/** Undefined until the container is near the viewport, and if Leaflet or `loadMore` fails to load. */
export function useLiveMap(settings: MapSettings, loadMore?: () => Promise<unknown>) {
  const { t } = useI18n();
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const [live, setLive] = useState<LiveMap>();
  const create = useEffectEvent((element: HTMLElement) => createMap(element, settings, t, loadMore));

  useEffect(() => {
    if (!near || !container.current) return;
    let left = false;
    let made: LiveMap | undefined;
    create(container.current).then(
      (created) => {
        made = created;
        if (left) made.map.remove();
        else startTransition(() => setLive(created));
      },
      (error: unknown) => console.warn("The live map could not be loaded; the drawn map stays.", error),
    );
    return () => {
      left = true;
      made?.map.remove();
      setLive(undefined);
    };
  }, [near]);

  return { container, live };
}

/** A Leaflet map over the drawn one that does not trap the page's scroll. */
async function createMap(
  container: HTMLElement,
  settings: MapSettings,
  t: Translate,
  loadMore?: () => Promise<unknown>,
) {
  const { center, zoom, backdrop } = settings;
  const [L] = await Promise.all([import("leaflet"), import("./leaflet.css"), loadMore?.()]);
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
  L.imageOverlay(backdrop.src, backdropBounds(L, map, settings), { pane: "backdrop", alt: "" }).addTo(map);
  return { L, map };
}

/** The drawing has the same centre and zoom, so its corners follow from its size. */
function backdropBounds(L: typeof Leaflet, map: Leaflet.Map, { center, zoom, backdrop }: MapSettings) {
  const { x, y } = project(center, zoom);
  const corner = (side: 1 | -1) =>
    map.unproject([x + (side * backdrop.width) / 2, y + (side * backdrop.height) / 2], zoom);
  return L.latLngBounds(corner(-1), corner(1));
}
