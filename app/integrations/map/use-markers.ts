import type * as Leaflet from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "#model/geography.ts";
import { markerRoom } from "./marker-room.ts";
import { spread } from "./spread.ts";
import type { StillMarker } from "./still-map.tsx";
import type { LiveMap } from "./use-live-map.ts";

export type MapMarker = StillMarker & { place: Place; soon: boolean };

type Markers = {
  markers: MapMarker[];
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

/** Puts the markers on the live map, keeps them apart at every zoom, and shows which one is chosen or lit. */
export function useMarkers(live: LiveMap | undefined, { markers, selected, lit, onSelect }: Markers) {
  const marks = useRef(new Map<string, Leaflet.Marker>());
  const choose = useEffectEvent(onSelect);

  useEffect(() => {
    if (!live) return;
    const { L, map } = live;
    const made = markers.map((marker) => createMark(L, marker, () => choose(marker.id)));
    const leaders = L.polyline([], { className: "map-leader", interactive: false });
    const arrange = () => {
      // Not rounded to whole pixels, so that the marks come to stand where the drawn map has them.
      const points = markers.map(({ place }) => map.project(place));
      const stands = spread(points, markerRoom).map(({ x, y }) => map.unproject([x, y]));
      for (const [i, mark] of made.entries()) mark.setLatLng(stands[i]!);
      leaders.setLatLngs(markers.map(({ place }, i) => [place, stands[i]!]));
    };
    arrange();
    L.layerGroup([leaders, ...made]).addTo(map);
    marks.current = new Map(markers.map(({ id }, i) => [id, made[i]!]));
    map.on("zoomend", arrange);
    return () => {
      map.off("zoomend", arrange);
    };
  }, [live, markers]);

  useEffect(() => {
    if (!live) return;
    for (const [id, mark] of marks.current) {
      const element = mark.getElement();
      element?.setAttribute("aria-pressed", String(id === selected));
      element?.classList.toggle("map-mark-lit", id === lit);
      mark.setZIndexOffset(id === selected || id === lit ? 1000 : 0);
    }
  }, [live, selected, lit]);
}

function createMark(L: typeof Leaflet, { name, place, soon }: MapMarker, choose: () => void): Leaflet.Marker {
  const label = document.createElement("span");
  label.className = "map-name";
  label.textContent = name;
  const icon = L.divIcon({
    className: soon ? "map-mark map-mark-soon" : "map-mark",
    html: label,
    iconSize: [markerRoom, markerRoom],
  });
  const mark = L.marker(place, { icon, keyboard: true, riseOnHover: true });
  mark.on("click", choose);
  mark.on("add", () => {
    mark.getElement()?.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      choose();
    });
  });
  return mark;
}
