import { Fragment, useEffect, useEffectEvent } from "react";
import { nextFrame } from "../../ui/next-frame.ts";
import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { allow, type EmbedMode, providers } from "../embed/consent.ts";
import styles from "./map.module.css";
import { useConsent } from "../embed/use-consent.ts";
import type { Tiles } from "./tiles.ts";
import type { LiveMap } from "./create-map.ts";

type MapTilesProps = { live: LiveMap | undefined; settings: { mode: EmbedMode; tiles: Tiles } };

export function MapTiles({ live, settings: { mode, tiles } }: MapTilesProps) {
  const isAllowed = useConsent(mode, tiles.provider);
  const layer = useEffectEvent(({ L }: LiveMap) =>
    L.tileLayer(tiles.url, {
      subdomains: tiles.subdomains,
      className: tiles.provider === "carto" ? styles.dark : styles.darkened,
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
    <p className="absolute right-0 bottom-0 bg-night px-3 py-1 text-2xs leading-normal text-on-night-soft">
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

const policies = {
  openstreetmap: "https://osmfoundation.org/wiki/Privacy_Policy",
  carto: "https://carto.com/privacy",
};

/** Reserves its height before the map is loaded. */
export function MapConsent({ live, settings: { mode, tiles } }: MapTilesProps) {
  const { t } = useI18n();
  const { provider } = tiles;
  if (useConsent(mode, provider) !== false) return null;
  const name = providers[provider];
  const accept = () => {
    allow(provider);
    // The button that had the focus disappears.
    live?.map.getContainer().focus({ preventScroll: true });
  };
  return (
    <div className={live ? "print:hidden" : "invisible print:hidden"}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 bg-night px-gutter py-2 text-xs text-on-night">
        <p className="max-w-[46ch]">{t("map.ask", { name })}</p>
        <Button size="tiny" onClick={accept}>
          {t("map.show", { name })}
        </Button>
        <TextLink href={policies[provider]}>{t("map.policy", { name })}</TextLink>
      </div>
    </div>
  );
}
