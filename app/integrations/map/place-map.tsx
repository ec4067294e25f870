import type * as Leaflet from "leaflet";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { MapConsent, MapTiles } from "./map-tiles.tsx";
import styles from "./map.module.css";
import type { LiveMap, MapSettings } from "./create-map.ts";
import { useLiveMap } from "./use-live-map.ts";

type PlaceMapProps = {
  label: string;
  name: string;
  settings: MapSettings;
  children: ReactNode;
};

/** `children` is the content of the popup. */
export function PlaceMap({ label, name, settings, children }: PlaceMapProps) {
  const { t } = useI18n();
  const { container, live } = useLiveMap(settings);
  const popup = useRef<HTMLDivElement>(null);

  const mark = useEffectEvent(({ L, map }: LiveMap) => {
    if (!popup.current) return;
    const icon = L.divIcon({ className: styles.pin, iconSize: [44, 44] });
    const marker = L.marker(settings.center, { icon }).addTo(map);
    const text = popup.current.cloneNode(true);
    if (!(text instanceof HTMLElement)) return;
    const bubble = L.popup(popupRoom(map)).setContent(text);
    marker.bindPopup(bubble);
    marker.getElement()?.setAttribute("aria-label", name);
    marker.on("popupopen", () => {
      const close = bubble.getElement()?.querySelector<HTMLElement>(".leaflet-popup-close-button");
      close?.setAttribute("aria-label", t("map.closePopup"));
      close?.focus();
    });
    marker.on("popupclose", () => marker.getElement()?.focus());
    marker.getElement()?.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      marker.openPopup();
    });
    // Leaflet listens for Escape only while the map itself has the focus.
    map.getContainer().addEventListener("keydown", ({ key }) => key === "Escape" && map.closePopup());
  });

  useEffect(() => {
    if (live) mark(live);
  }, [live]);

  return (
    <div role="region" aria-label={label}>
      <div className={`h-104 print:hidden ${styles.frame}`}>
        {!live && <StillMap backdrop={settings.backdrop} name={name} />}
        <div ref={container} className={styles.live} />
        <MapTiles live={live} settings={settings} />
      </div>
      <MapConsent live={live} settings={settings} />
      <div className="hidden">
        <div ref={popup}>{children}</div>
      </div>
    </div>
  );
}

/** On narrow maps the popup fits beside the zoom buttons. */
function popupRoom(map: Leaflet.Map): Leaflet.PopupOptions {
  const [zoomButtons, edge, ownPadding] = [64, 12, 60];
  return {
    maxWidth: Math.min(300, map.getSize().x - zoomButtons - edge - ownPadding),
    autoPanPaddingTopLeft: [zoomButtons, 24],
    autoPanPaddingBottomRight: [edge, 24],
  };
}

/** Shown before the live map, or without scripts. */
function StillMap({ backdrop: { width, height, src }, name }: Pick<MapSettings, "backdrop"> & { name: string }) {
  return (
    <svg
      className={styles.still}
      role="img"
      aria-label={name}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <image href={src} width={width} height={height} />
      <circle cx={width / 2} cy={height / 2} r="7" />
    </svg>
  );
}
