import { EmbedPlaceholder } from "../embed/embed-placeholder.tsx";
import { allow } from "../embed/privacy.ts";
import { useConsent } from "../embed/use-consent.ts";
import type { MapTilesProps } from "./map-tiles.tsx";

/** Below a map, where visitors are asked before tiles are loaded; its room is kept before the map comes. */
export function MapConsent({ live, settings: { mode, tiles } }: MapTilesProps) {
  const consent = useConsent(mode, tiles.provider);
  if (consent !== "ask" && (consent === "given" || mode !== "ask")) return null;
  const accept = () => {
    allow(tiles.provider);
    // The button that had the focus goes away.
    live?.map.getContainer().focus({ preventScroll: true });
  };
  return (
    <div className={live ? undefined : "invisible"}>
      <EmbedPlaceholder provider={tiles.provider} brief onAccept={accept} />
    </div>
  );
}
