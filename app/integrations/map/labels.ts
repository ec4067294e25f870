import type { Translate } from "#model/translate.ts";
import type { MapLabels } from "./create-map.ts";

export function mapLabels(t: Translate): MapLabels {
  return { zoomIn: t("branches.zoomIn"), zoomOut: t("branches.zoomOut"), keys: t("branches.mapKeys") };
}
