import type { Chart, MapMarker } from "./chart.ts";
import type { LiveMap } from "./use-live-map.ts";

export function drawRings({ L, map }: LiveMap, chart: Chart, markers: Map<string, MapMarker>) {
  const start = { zoom: map.getZoom(), center: map.getCenter() };
  const quiet = { interactive: false } as const;
  const rings = chart.rings.map(({ center, radius }) =>
    L.circleMarker(center, { ...quiet, radius, className: "map-ring" }),
  );
  const specks = chart.lenses
    .flatMap(({ views }) => views[0]!.marks)
    .map(({ id }) => L.circleMarker(markers.get(id)!.place, { ...quiet, radius: 1.7, className: "map-speck" }));
  const follow = () => {
    const scale = 2 ** (map.getZoom() - start.zoom);
    for (const [index, ring] of rings.entries()) ring.setRadius(Math.max(7, chart.rings[index]!.radius * scale));
    const { x, y } = map.project(map.getCenter()).subtract(map.project(start.center));
    // The lines from the lenses meet the rings only in the initial view.
    map.getContainer().toggleAttribute("data-moved", scale !== 1 || Math.hypot(x, y) > 3);
  };
  map.on("moveend", follow);
  return L.layerGroup([...rings, ...specks]).on("remove", () => map.off("moveend", follow));
}
