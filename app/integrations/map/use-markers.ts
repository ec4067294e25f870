import type * as Leaflet from "leaflet";
import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Mark } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";
import { networkView, zoomOfEach } from "#model/map-views.ts";
import type { Point } from "#model/mercator.ts";
import { useI18n } from "../../ui/i18n.tsx";
import { inSlices } from "../../ui/next-frame.ts";
import { useWideScreen } from "../../ui/use-wide-screen.ts";
import { type Chart, type MapMarker, nameBox } from "./chart.ts";
import { clusterMarker, groupTouching, zoomInto } from "./clusters.ts";
import { drawRings } from "./rings.ts";
import type { LiveMap } from "./use-live-map.ts";

type Markers = {
  chart: Chart;
  markers: Map<string, MapMarker>;
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

/** What a mark on the map stands for: one school, drawn in `element`, or several. */
type MarkerIcon = { ids: string[]; leaflet: Leaflet.Marker; drawn?: DrawnMark };
type DrawnMark = {
  marker: MapMarker;
  mark: Mark;
  box: ReturnType<typeof nameBox>;
  inInset: boolean;
  element: HTMLElement;
};

/** At the first zoom, each mark has its place on the chart; at others, marks that would touch are one. */
export function useMarkers(live: LiveMap | undefined, { chart, markers, selected, lit, onSelect }: Markers) {
  const { t } = useI18n();
  const wide = useWideScreen();
  const zoom = useZoom(live);
  const [icons, setIcons] = useState<MarkerIcon[]>([]);
  const focused = useRef<string>(undefined);
  const choose = useEffectEvent(onSelect);
  const nameCluster = useEffectEvent((ids: string[]) =>
    t("branches.together", { count: ids.length, names: ids.map((id) => markers.get(id)!.name).join(", ") }),
  );

  useEffect(() => {
    if (!live) return;
    const { L, map } = live;
    const made: MarkerIcon[] = [];
    const layers = L.layerGroup().addTo(map);
    const put = (mark: Mark, height: number, create: (icon: Leaflet.DivIcon, marker: MapMarker) => Leaflet.Marker) => {
      const marker = markers.get(mark.id)!;
      const box = nameBox(mark, height);
      const element = document.createElement("span");
      const icon = L.divIcon({
        className: marker.soon ? "map-mark map-mark-soon" : "map-mark",
        html: element,
        iconSize: [box.width, box.height],
        iconAnchor: [-box.left, -box.top],
      });
      const leaflet = create(icon, marker).addTo(layers);
      answer(leaflet, marker.note ? `${marker.name} ${marker.note}` : marker.name, () => choose(marker.id));
      const drawn = { marker, mark, box, element, inInset: height !== loneHeight };
      made.push({ ids: [marker.id], leaflet, drawn });
    };
    const putAlone = (mark: Mark) =>
      put(mark, loneHeight, (icon, { place }) => L.marker(place, { icon, riseOnHover: true }));

    if (zoom !== networkView.zoom) {
      const footprints = chart.each.map((mark) => ({ mark, ...footprintOf(mark, map.project(placeOf(mark.id))) }));
      const groups = zoom < zoomOfEach ? groupTouching(footprints) : footprints.map((each) => [each]);
      for (const group of groups) {
        const ids = group.map(({ mark }) => mark.id);
        if (ids.length === 1) {
          putAlone(group[0]!.mark);
          continue;
        }
        const leaflet = clusterMarker(live, group).addTo(layers);
        answer(leaflet, nameCluster(ids), () => {
          focused.current = ids[0];
          zoomInto(live, ids.map(placeOf));
        });
        made.push({ ids, leaflet });
      }
      startTransition(() => setIcons(made));
      return () => void layers.remove();
    }

    const puts: (() => void)[] = [() => drawRings(live, chart, markers).addTo(layers)];
    for (const mark of chart.marks) puts.push(() => putAlone(mark));
    const panes = map.getContainer().querySelectorAll<HTMLElement>(".inset-pane");
    for (const [index, { views, at }] of chart.insets.entries()) {
      const pane = paneFor(live, `inset-${index}`, panes[index]);
      const view = views.length > 1 && !wide ? views[0]! : views.at(-1)!;
      for (const mark of view.marks) {
        const point = { x: (at?.x ?? 0) + mark.at.x, y: (at?.y ?? 0) + mark.at.y };
        puts.push(() => put(mark, view.line, (icon, { place }) => insetMarker(L, place, point, { icon, pane })));
      }
    }
    let left = false;
    void inSlices(puts, () => left).then(() => left || startTransition(() => setIcons(made)));
    return () => {
      left = true;
      layers.remove();
    };

    function placeOf(id: string): Place {
      return markers.get(id)!.place;
    }
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

function footprintOf(mark: Mark, at: Point) {
  const { left, top, width, height } = nameBox(mark, loneHeight);
  const dot = 14;
  const box = {
    left: at.x + Math.min(left, -dot),
    top: at.y + Math.min(top, -dot),
    right: at.x + Math.max(left + width, dot),
    bottom: at.y + Math.max(top + height, dot),
  };
  return { at, box };
}

const loneHeight = 25;

/** A pane inside the inset, so that its markers stay there when the map moves. */
function paneFor({ L, map }: LiveMap, name: string, inset: HTMLElement | undefined): string {
  if (!inset || map.getPane(name)) return name;
  map.createPane(name, inset);
  L.DomEvent.disableClickPropagation(inset);
  return name;
}

/** A marker that stays at its position in the inset when the map moves. */
function insetMarker(L: typeof Leaflet, place: Place, at: Point, options: Leaflet.MarkerOptions): Leaflet.Marker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Leaflet's types do not say what its extend() gives.
  const InsetMarker = L.Marker.extend({
    update(this: Leaflet.Marker) {
      const element = this.getElement();
      if (element) L.DomUtil.setPosition(element, L.point(at.x, at.y));
      return this;
    },
    _animateZoom() {},
  }) as unknown as typeof Leaflet.Marker;
  return new InsetMarker(place, { ...options, autoPanOnFocus: false });
}

function answer(leaflet: Leaflet.Marker, name: string, choose: () => void): void {
  const element = leaflet.getElement();
  if (!element) return;
  element.setAttribute("aria-label", name);
  element.addEventListener("click", choose);
  element.addEventListener("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    choose();
  });
}
