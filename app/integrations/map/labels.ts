import type { Translate } from "#model/translate.ts";
import type { MapLabels } from "./create-map.ts";

/** What a live map says of itself and of its buttons. */
export function mapLabels(t: Translate): MapLabels {
  return { zoomIn: t("branches.zoomIn"), zoomOut: t("branches.zoomOut"), keys: t("branches.mapKeys") };
}
