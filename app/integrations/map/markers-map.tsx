import { useMemo } from "react";
import { createPortal } from "react-dom";
import type { Chart } from "./chart.server.ts";
import type { MapMarker } from "./chart.ts";
import { Inset } from "./inset.tsx";
import { MapConsent, MapTiles } from "./map-tiles.tsx";
import map from "./map.module.css";
import styles from "./marks.module.css";
import { MarkShape, StillChart } from "./still-chart.tsx";
import type { MapSettings } from "./create-map.ts";
import { useLiveMap } from "./use-live-map.ts";
import { loadDrawing, useMarkers } from "./use-markers.ts";

type MarkersMapProps = {
  label: string;
  settings: MapSettings;
  chart: Chart;
  /** One per inset. */
  captions: string[];
  markers: MapMarker[];
  selected: string | undefined;
  lit: string | undefined;
  onSelect: (id: string) => void;
};

export function MarkersMap({ label, settings, chart, captions, markers, selected, lit, onSelect }: MarkersMapProps) {
  const { container, live } = useLiveMap(settings, loadDrawing);
  const byId = useMemo(() => new Map(markers.map((marker) => [marker.id, marker])), [markers]);
  const { drawn, isZoomed } = useMarkers(live, { chart, markers: byId, selected, lit, onSelect });
  return (
    <div role="region" aria-label={label}>
      <div className={`print:hidden ${map.frame} ${styles.chart}`} data-zoomed={isZoomed || undefined}>
        <div className={styles.sheet}>
          {drawn.length === 0 && !isZoomed && <StillChart backdrop={settings.backdrop} chart={chart} markers={byId} />}
          <div ref={container} className={`${map.live} ${styles.area}`}>
            {chart.insets.map((inset, index) => (
              <Inset
                key={inset.city}
                inset={inset}
                ring={chart.rings[index]!}
                first={index === 0}
                caption={captions[index] ?? ""}
                markers={byId}
                live={drawn.length > 0}
              />
            ))}
          </div>
        </div>
        <MapTiles live={live} settings={settings} />
      </div>
      <MapConsent live={live} settings={settings} />
      {drawn.map(({ marker, mark, box, inInset, element }) =>
        createPortal(
          <svg className="absolute overflow-visible" width="1" height="1" style={{ left: -box.left, top: -box.top }}>
            <MarkShape marker={marker} mark={mark} inInset={inInset} />
          </svg>,
          element,
          marker.id,
        ),
      )}
    </div>
  );
}
