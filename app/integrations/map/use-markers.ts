import { startTransition, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { networkView } from "#model/map-views.ts";
import { useI18n } from "../../ui/i18n.tsx";
import type { Chart } from "./chart.server.ts";
import type { MapMarker } from "./chart.ts";
import type { MarkerIcon } from "./draw-marks.ts";
import type { LiveMap } from "./create-map.ts";
import styles from "./marks.module.css";

/** Loaded with Leaflet, because it is of no use before. */
export const loadDrawing = () => import("./draw-marks.ts");

type Markers = {
  chart: Chart;
  markers: Map<string, MapMarker>;
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

export function useMarkers(live: LiveMap | undefined, { chart, markers, selected, lit, onSelect }: Markers) {
  const { t } = useI18n();
  const wide = useWideScreen();
  const zoom = useZoom(live);
  const [icons, setIcons] = useState<MarkerIcon[]>([]);
  const focused = useRef<string>(undefined);
  const onChoose = useEffectEvent(onSelect);
  const nameGroup = useEffectEvent((ids: string[]) =>
    t("branches.together", { count: ids.length, names: ids.map((id) => markers.get(id)!.name).join(", ") }),
  );

  useEffect(() => {
    if (!live) return;
    const layers = live.L.layerGroup().addTo(live.map);
    let left = false;
    const draw = async () => {
      const { drawMarks } = await loadDrawing();
      if (left) return;
      const drawn = await drawMarks({
        live,
        layers,
        chart,
        markers,
        classes: styles,
        zoom,
        wide,
        onChoose: (id) => onChoose(id),
        onOpen: ([first]) => (focused.current = first),
        nameGroup: (ids) => nameGroup(ids),
        isOver: () => left,
      });
      if (!left) startTransition(() => setIcons(drawn));
    };
    void draw();
    return () => {
      left = true;
      layers.remove();
    };
  }, [live, markers, chart, wide, zoom]);

  useEffect(() => {
    for (const { ids, drawn, leaflet } of icons) {
      const element = leaflet.getElement();
      const [isSelected, isLit] = [selected, lit].map((id) => id !== undefined && ids.includes(id));
      if (drawn) element?.setAttribute("aria-pressed", String(isSelected));
      element?.toggleAttribute("data-lit", isLit || (isSelected && !drawn));
      leaflet.setZIndexOffset(isSelected || isLit ? 1000 : 0);
    }
  }, [icons, selected, lit]);

  // The chosen mark of several is gone, so the focus moves to one of them.
  useEffect(() => {
    const next = icons.find(({ ids }) => focused.current !== undefined && ids.includes(focused.current));
    focused.current = undefined;
    next?.leaflet.getElement()?.focus({ preventScroll: true });
  }, [icons]);

  return { drawn: live ? icons.flatMap(({ drawn }) => drawn ?? []) : [], isZoomed: zoom !== networkView.zoom };
}

const wideScreen = "(width >= 64rem)";

function subscribe(changed: () => void) {
  const media = window.matchMedia(wideScreen);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** True where the larger insets are shown; false in the prerendered HTML. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}

/** The map fills its frame as soon as the insets are gone, and starts in the middle again when they return. */
function useZoom(live: LiveMap | undefined): number {
  const [zoom, setZoom] = useState(networkView.zoom);
  const isFirst = zoom === networkView.zoom;
  useEffect(() => {
    if (!live) return;
    const { map } = live;
    const follow = () => setZoom(map.getZoom());
    map.on("zoomend", follow);
    return () => void map.off("zoomend", follow);
  }, [live]);
  useEffect(() => {
    live?.map.invalidateSize(!isFirst);
    if (isFirst) live?.map.panTo(networkView.center);
  }, [live, isFirst]);
  return zoom;
}
