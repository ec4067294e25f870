import { Fragment, useEffect, useEffectEvent } from "react";
import { nextFrame } from "../../ui/next-frame.ts";
import type { EmbedMode } from "../embed/consent.ts";
import { useConsent } from "../embed/use-consent.ts";
import type { Tiles } from "./tiles.ts";
import type { LiveMap } from "./use-live-map.ts";

export type MapTilesProps = { live: LiveMap | undefined; settings: { mode: EmbedMode; tiles: Tiles } };

export function MapTiles({ live, settings: { mode, tiles } }: MapTilesProps) {
  const isAllowed = useConsent(mode, tiles.provider);
  const layer = useEffectEvent(({ L }: LiveMap) =>
    L.tileLayer(tiles.url, {
      subdomains: tiles.subdomains,
      className: tiles.provider === "carto" ? "dark-tiles" : "darkened-tiles",
      maxZoom: 19,
    }),
  );

  useEffect(() => {
    if (!live || !isAllowed) return;
    let left = false;
    const made = layer(live);
    void nextFrame().then(() => left || made.addTo(live.map));
    return () => {
      left = true;
      made.remove();
    };
  }, [live, isAllowed]);

  if (!live || isAllowed === undefined) return null;
  return (
    <p className="map-credits absolute right-0 bottom-0 bg-night px-3 py-1 text-2xs leading-[1.4] text-on-night-soft">
      Natural Earth
      {isAllowed &&
        tiles.credits.map(({ name, href }) => (
          <Fragment key={name}>
            {" · © "}
            <a className="text-on-night underline" href={href}>
              {name}
            </a>
          </Fragment>
        ))}
    </p>
  );
}
