import { Button } from "../../ui/button.tsx";
import { useI18n } from "../../ui/i18n.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { allow } from "../embed/consent.ts";
import { useConsent } from "../embed/use-consent.ts";
import type { MapTilesProps } from "./map-tiles.tsx";

const policies = {
  openstreetmap: "https://osmfoundation.org/wiki/Privacy_Policy",
  carto: "https://carto.com/privacy",
};

/** Reserves its height before the map is loaded. */
export function MapConsent({ live, settings: { mode, tiles } }: MapTilesProps) {
  const { t } = useI18n();
  const { provider } = tiles;
  if (useConsent(mode, provider) !== false) return null;
  const name = t(`embed.provider.${provider}.name`);
  const accept = () => {
    allow(provider);
    // The button that had the focus disappears.
    live?.map.getContainer().focus({ preventScroll: true });
  };
  return (
    <div className={live ? undefined : "invisible"}>
      <div className="map-consent flex flex-wrap items-center gap-x-5 gap-y-1 bg-night px-gutter py-2 text-xs text-on-night">
        <p className="max-w-[46ch]">{t("embed.askBriefly", { name })}</p>
        <Button size="tiny" onClick={accept}>
          {t("embed.accept", { name })}
        </Button>
        <TextLink href={policies[provider]}>{t("embed.policy", { name })}</TextLink>
      </div>
    </div>
  );
}
