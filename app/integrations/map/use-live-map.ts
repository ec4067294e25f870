import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useI18n } from "../../ui/i18n.tsx";
import { useNearViewport } from "../../ui/use-near-viewport.ts";
import type { LiveMap, MapSettings } from "./create-map.ts";

/** Undefined until the container is near the viewport, and if Leaflet or `loadMore` fails to load. */
export function useLiveMap(settings: MapSettings, loadMore?: () => Promise<unknown>) {
  const { t } = useI18n();
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const [live, setLive] = useState<LiveMap>();
  const create = useEffectEvent(async (element: HTMLElement) => {
    const [{ createMap }] = await Promise.all([import("./create-map.ts"), loadMore?.()]);
    return createMap(element, settings, t);
  });

  useEffect(() => {
    if (!near || !container.current) return;
    let left = false;
    let made: LiveMap | undefined;
    create(container.current).then(
      (created) => {
        made = created;
        if (left) made.map.remove();
        else startTransition(() => setLive(created));
      },
      (error: unknown) => console.warn("The live map could not be loaded; the drawn map stays.", error),
    );
    return () => {
      left = true;
      made?.map.remove();
      setLive(undefined);
    };
  }, [near]);

  return { container, live };
}
