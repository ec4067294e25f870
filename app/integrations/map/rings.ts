import { networkView } from "#model/map-views.ts";
import type { Chart, MapMarker } from "./chart.ts";
import type { LiveMap } from "./use-live-map.ts";

export function drawRings({ L, map }: LiveMap, chart: Chart, markers: Map<string, MapMarker>) {
  const quiet = { interactive: false } as const;
  const rings = chart.rings.map(({ center, radius }) =>
    L.circleMarker(center, { ...quiet, radius, className: "map-ring" }),
  );
  const specks = chart.insets
    .flatMap(({ views }) => views[0]!.marks)
    .map(({ id }) => L.circleMarker(markers.get(id)!.place, { ...quiet, radius: 1.7, className: "map-speck" }));
  // The lines from the insets meet the rings only in the initial view.
  const follow = () => {
    const moved = map.project(map.getCenter()).distanceTo(map.project(networkView.center)) > 3;
    map.getContainer().toggleAttribute("data-moved", moved);
  };
  map.on("moveend", follow);
  return L.layerGroup([...rings, ...specks]).on("remove", () => map.off("moveend", follow));
}
