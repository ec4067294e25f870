import { Fragment, useEffect, useEffectEvent } from "react";
import { nextFrame } from "../../ui/next-frame.ts";
import type { EmbedMode } from "../embed/privacy.ts";
import { useConsent } from "../embed/use-consent.ts";
import type { Tiles } from "./tiles.ts";
import type { LiveMap } from "./use-live-map.ts";

export type MapTilesProps = { live: LiveMap | undefined; settings: { mode: EmbedMode; tiles: Tiles } };

export function MapTiles({ live, settings: { mode, tiles } }: MapTilesProps) {
  const consent = useConsent(mode, tiles.provider);
  const layer = useEffectEvent(({ L }: LiveMap) =>
    L.tileLayer(tiles.url, {
      subdomains: tiles.subdomains,
      className: tiles.provider === "carto" ? "dark-tiles" : "darkened-tiles",
      maxZoom: 19,
    }),
  );

  useEffect(() => {
    if (!live || consent !== "given") return;
    let left = false;
    const made = layer(live);
    void nextFrame().then(() => left || made.addTo(live.map));
    return () => {
      left = true;
      made.remove();
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
