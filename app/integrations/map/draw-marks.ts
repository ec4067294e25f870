import type * as Leaflet from "leaflet";
import type { Label } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";
import { networkView, zoomOfEach } from "#model/map-views.ts";
import type { Point } from "#model/mercator.ts";
import { inSlices } from "../../ui/next-frame.ts";
import type { Chart } from "./chart.server.ts";
import { loneHeight, type MapMarker, nameBox } from "./chart.ts";
import { clusterMarker, type Footprint, footprintOf, groupTouching, zoomInto } from "./clusters.ts";
import type { LiveMap } from "./create-map.ts";

/** What a mark on the map stands for: one school, drawn in `element`, or several. */
export type MarkerIcon = { ids: string[]; leaflet: Leaflet.Marker; drawn?: DrawnMark };

type DrawnMark = {
  marker: MapMarker;
  mark: Label;
  box: ReturnType<typeof nameBox>;
  inInset: boolean;
  element: HTMLElement;
};

type Drawing = {
  live: LiveMap;
  layers: Leaflet.LayerGroup;
  chart: Chart;
  markers: Map<string, MapMarker>;
  /** Of marks.module.css, which would be a file of its own if this loaded it too. */
  classes: Readonly<Record<string, string>>;
  zoom: number;
  /** Whether the larger insets are shown. */
  wide: boolean;
  onChoose: (id: string) => void;
  onOpen: (ids: string[]) => void;
  nameGroup: (ids: string[]) => string;
  isOver: () => boolean;
};

/** At the first zoom, each mark has its place on the chart; at others, marks that would touch are one. */
export async function drawMarks(drawing: Drawing): Promise<MarkerIcon[]> {
  const { live, layers, chart, markers, classes, zoom, wide, isOver } = drawing;
  const { L, map } = live;
  const icons: MarkerIcon[] = [];
  const steps: (() => void)[] = [];
  const draw = (mark: Label, height: number, create: (icon: Leaflet.DivIcon, place: Place) => Leaflet.Marker) =>
    steps.push(() => {
      const marker = markers.get(mark.id)!;
      const box = nameBox(mark, height);
      const element = Object.assign(document.createElement("span"), { className: "absolute inset-0 overflow-visible" });
      const icon = L.divIcon({
        className: classes["mark"],
        html: element,
        iconSize: [box.width, box.height],
        iconAnchor: [-box.left, -box.top],
      });
      const leaflet = create(icon, marker.place).addTo(layers);
      answer(leaflet, marker.note ? `${marker.name} ${marker.note}` : marker.name, () => drawing.onChoose(marker.id));
      icons.push({
        ids: [marker.id],
        leaflet,
        drawn: { marker, mark, box, element, inInset: height !== loneHeight },
      });
    });
  const drawAlone = (mark: Label) =>
    draw(mark, loneHeight, (icon, place) => L.marker(place, { icon, riseOnHover: true }));

  if (zoom === networkView.zoom) {
    steps.push(() => drawRings(drawing));
    for (const mark of chart.marks) drawAlone(mark);
    const places = map.getContainer().querySelectorAll<HTMLElement>("[data-marks-of-inset]");
    for (const [index, { views, at }] of chart.insets.entries()) {
      const pane = paneFor(live, `inset-${index}`, places[index]);
      const view = views.length > 1 && !wide ? views[0]! : views.at(-1)!;
      for (const mark of view.marks) {
        const point = { x: (at?.x ?? 0) + mark.at.x, y: (at?.y ?? 0) + mark.at.y };
        draw(mark, view.line, (icon, place) => insetMarker(L, place, point, { icon, pane }));
      }
    }
  } else {
    const footprints = chart.each.map((mark) => footprintOf(mark, map.project(placeOf(mark.id))));
    const groups = zoom < zoomOfEach ? groupTouching(footprints) : footprints.map((each) => [each]);
    for (const group of groups) {
      if (group.length === 1) drawAlone(group[0]!.mark);
      else steps.push(() => drawCluster(group));
    }
  }
  await inSlices(steps, isOver);
  return icons;

  function placeOf(id: string): Place {
    return markers.get(id)!.place;
  }

  function drawCluster(group: Footprint[]): void {
    const ids = group.map(({ mark }) => mark.id);
    const leaflet = clusterMarker(live, group, classes["cluster"]).addTo(layers);
    answer(leaflet, drawing.nameGroup(ids), () => {
      drawing.onOpen(ids);
      zoomInto(live, ids.map(placeOf));
    });
    icons.push({ ids, leaflet });
  }
}

function drawRings({ live: { L, map }, layers, chart, markers, classes }: Drawing): void {
  const quiet = { interactive: false } as const;
  for (const { center, radius } of chart.rings)
    L.circleMarker(center, { ...quiet, radius, className: classes["line"] }).addTo(layers);
  for (const { id } of chart.insets.flatMap(({ views }) => views[0]!.marks))
    L.circleMarker(markers.get(id)!.place, { ...quiet, radius: 1.7, className: classes["speck"] }).addTo(layers);
  // The lines from the insets meet the rings only in the initial view.
  const follow = () => {
    const moved = map.project(map.getCenter()).distanceTo(map.project(networkView.center)) > 3;
    map.getContainer().toggleAttribute("data-moved", moved);
  };
  map.on("moveend", follow);
  layers.on("remove", () => map.off("moveend", follow));
}

/** A pane inside the inset, so that its markers stay there when the map moves. */
function paneFor({ L, map }: LiveMap, name: string, inset: HTMLElement | undefined): string {
  if (!inset || map.getPane(name)) return name;
  map.createPane(name, inset);
  L.DomEvent.disableClickPropagation(inset);
  return name;
}

/** A marker that stays at its position in the inset when the map moves. */
function insetMarker(L: typeof Leaflet, place: Place, at: Point, options: Leaflet.MarkerOptions): Leaflet.Marker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Leaflet's types do not say what its extend() gives.
  const InsetMarker = L.Marker.extend({
    update(this: Leaflet.Marker) {
      const element = this.getElement();
      if (element) L.DomUtil.setPosition(element, L.point(at.x, at.y));
      return this;
    },
    _animateZoom() {},
  }) as unknown as typeof Leaflet.Marker;
  return new InsetMarker(place, { ...options, autoPanOnFocus: false });
}

function answer(leaflet: Leaflet.Marker, name: string, choose: () => void): void {
  const element = leaflet.getElement();
  if (!element) return;
  element.setAttribute("aria-label", name);
  element.addEventListener("click", (event) => {
    // Leaflet takes taps on two marks in quick succession for a double tap, and zooms in.
    event.stopPropagation();
    choose();
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    choose();
  });
}
