import type * as Leaflet from "leaflet";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { Mark } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";
import type { Point } from "#model/mercator.ts";
import { inSlices } from "../../ui/next-frame.ts";
import { useWideScreen } from "../../ui/use-wide-screen.ts";
import { type Chart, type MapMarker, nameBox } from "./chart.ts";
import { drawRings } from "./rings.ts";
import type { LiveMap } from "./use-live-map.ts";

type Markers = {
  chart: Chart;
  markers: Map<string, MapMarker>;
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

type MarkerIcon = {
  marker: MapMarker;
  mark: Mark;
  box: ReturnType<typeof nameBox>;
  inLens: boolean;
  element: HTMLElement;
  leaflet: Leaflet.Marker;
};

export function useMarkers(live: LiveMap | undefined, { chart, markers, selected, lit, onSelect }: Markers) {
  const wide = useWideScreen();
  const [icons, setIcons] = useState<MarkerIcon[]>([]);
  const choose = useEffectEvent(onSelect);

  useEffect(() => {
    if (!live) return;
    const { L, map } = live;
    const made: MarkerIcon[] = [];
    const layers = L.layerGroup().addTo(map);
    const puts: (() => void)[] = [() => drawRings(live, chart, markers).addTo(layers)];
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
      answer(leaflet, marker, () => choose(marker.id));
      made.push({ marker, mark, box, element, leaflet, inLens: height !== loneHeight });
    };
    for (const mark of chart.marks)
      puts.push(() => put(mark, loneHeight, (icon, { place }) => L.marker(place, { icon, riseOnHover: true })));
    const panes = map.getContainer().querySelectorAll<HTMLElement>(".lens-pane");
    for (const [index, { views, at }] of chart.lenses.entries()) {
      const pane = paneFor(live, `lens-${index}`, panes[index]);
      const view = views.length > 1 && !wide ? views[0]! : views.at(-1)!;
      for (const mark of view.marks) {
        const point = { x: (at?.x ?? 0) + mark.at.x, y: (at?.y ?? 0) + mark.at.y };
        puts.push(() => put(mark, view.line, (icon, { place }) => lensMarker(L, place, point, { icon, pane })));
      }
    }
    let left = false;
    void inSlices(puts, () => left).then(() => left || startTransition(() => setIcons(made)));
    return () => {
      left = true;
      layers.remove();
      setIcons([]);
    };
  }, [live, markers, chart, wide]);

  useEffect(() => {
    for (const { marker, leaflet } of icons) {
      const element = leaflet.getElement();
      element?.setAttribute("aria-pressed", String(marker.id === selected));
      element?.classList.toggle("map-mark-lit", marker.id === lit);
      leaflet.setZIndexOffset(marker.id === selected || marker.id === lit ? 1000 : 0);
    }
  }, [icons, selected, lit]);

  return icons;
}

const loneHeight = 25;

/** A pane inside the lens, so that its markers stay there when the map moves. */
function paneFor({ L, map }: LiveMap, name: string, lens: HTMLElement | undefined): string {
  if (!lens || map.getPane(name)) return name;
  map.createPane(name, lens);
  L.DomEvent.disableClickPropagation(lens);
  return name;
}

/** A marker that stays at its position in the lens when the map moves. */
function lensMarker(L: typeof Leaflet, place: Place, at: Point, options: Leaflet.MarkerOptions): Leaflet.Marker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Leaflet's types do not say what its extend() gives.
  const LensMarker = L.Marker.extend({
    update(this: Leaflet.Marker) {
      const element = this.getElement();
      if (element) L.DomUtil.setPosition(element, L.point(at.x, at.y));
      return this;
    },
    _animateZoom() {},
  }) as unknown as typeof Leaflet.Marker;
  return new LensMarker(place, { ...options, autoPanOnFocus: false });
}

function answer(leaflet: Leaflet.Marker, { name, note }: MapMarker, choose: () => void): void {
  const element = leaflet.getElement();
  if (!element) return;
  element.setAttribute("aria-label", note ? `${name} ${note}` : name);
  element.addEventListener("click", choose);
  element.addEventListener("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    choose();
  });
}
