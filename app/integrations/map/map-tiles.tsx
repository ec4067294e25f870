import { Fragment, useEffect, useEffectEvent } from "react";
import type { EmbedMode } from "../embed/privacy.ts";
import { useConsent } from "../embed/use-consent.ts";
import type { Tiles } from "./tiles.ts";
import type { LiveMap } from "./use-live-map.ts";

export type MapTilesProps = { live: LiveMap | undefined; settings: { mode: EmbedMode; tiles: Tiles } };

/** Lays the tiles over the drawn map of a live one, at once or, where the visitor is asked first, after a click. */
export function MapTiles({ live, settings: { mode, tiles } }: MapTilesProps) {
  const consent = useConsent(mode, tiles.provider);
  const lay = useEffectEvent(({ L, map }: LiveMap) =>
    L.tileLayer(tiles.url, {
      subdomains: tiles.subdomains,
      className: tiles.dark ? "dark-tiles" : "darkened-tiles",
      maxZoom: 19,
    }).addTo(map),
  );

  useEffect(() => {
    if (!live || consent !== "given") return;
    let layer: ReturnType<typeof lay> | undefined;
    const timer = setTimeout(() => (layer = lay(live)));
    return () => {
      clearTimeout(timer);
      layer?.remove();
    };
  }, [live, consent]);

  if (!live || consent === "unknown") return null;
  return (
    <p className="map-credits">
      Natural Earth
      {consent === "given" &&
        tiles.credits.map(({ name, href }) => (
          <Fragment key={name}>
            {" · © "}
            <a href={href}>{name}</a>
          </Fragment>
        ))}
    </p>
  );
}
