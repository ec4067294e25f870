import type { MapSettings } from "./create-map.ts";
import { MapTiles } from "./map-tiles.tsx";
import { StillMap } from "./still-map.tsx";
import { useLiveMap } from "./use-live-map.ts";
import { type MapMarker, useMarkers } from "./use-markers.ts";

type MarkersMapProps = {
  label: string;
  settings: MapSettings;
  markers: MapMarker[];
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

/** One marker per place; choosing one tells the page. */
export function MarkersMap({ label, settings, markers, selected, lit, onSelect }: MarkersMapProps) {
  const { container, live } = useLiveMap(settings);
  useMarkers(live, { markers, selected, lit, onSelect });
  return (
    <div className="map" role="region" aria-label={label}>
      {!live && <StillMap backdrop={settings.backdrop} markers={markers} />}
      <div ref={container} className="map-live" />
      <MapTiles live={live} settings={settings} />
    </div>
  );
}
