import type * as Leaflet from "leaflet";
import { type Box, boxAround, overlap } from "#model/boxes.ts";
import type { Label } from "#model/branch-chart.ts";
import type { Place } from "#model/geography.ts";
import { zoomOfEach } from "#model/map-views.ts";
import type { Point } from "#model/mercator.ts";
import { loneHeight, nameBox } from "./chart.ts";
import type { LiveMap } from "./create-map.ts";

/** A mark in pixels at the current zoom; its box includes its name. */
export type Footprint = { mark: Label; at: Point; box: Box };

const radius = 22;

export function footprintOf(mark: Label, at: Point): Footprint {
  const { left, top, width, height } = nameBox(mark, loneHeight);
  const dot = 14;
  const box = {
    left: at.x + Math.min(left, -dot),
    top: at.y + Math.min(top, -dot),
    right: at.x + Math.max(left + width, dot),
    bottom: at.y + Math.max(top + height, dot),
  };
  return { mark, at, box };
}

/** Marks that would touch become one group, and so do groups. */
export function groupTouching(marks: readonly Footprint[]): Footprint[][] {
  const groups = marks.map((mark) => [mark]);
  for (let pair = touching(groups); pair; pair = touching(groups)) {
    const [group, other] = pair;
    group.push(...other);
    groups.splice(groups.indexOf(other), 1);
  }
  return groups;
}

function touching(groups: Footprint[][]): [Footprint[], Footprint[]] | undefined {
  for (const [index, group] of groups.entries()) {
    const other = groups.slice(index + 1).find((each) => overlap(boxOf(group), boxOf(each)) > 0);
    if (other) return [group, other];
  }
  return undefined;
}

function boxOf(group: Footprint[]): Box {
  return group.length === 1 ? group[0]!.box : boxAround(middleOf(group), radius);
}

function middleOf(group: Footprint[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(group.map(({ at }) => at.x)), y: mean(group.map(({ at }) => at.y)) };
}

/** The mark of a group, with the number of its members. */
export function clusterMarker({ L, map }: LiveMap, group: Footprint[], className = ""): Leaflet.Marker {
  const number = document.createElement("span");
  number.textContent = String(group.length);
  const icon = L.divIcon({ className, html: number, iconSize: [2 * radius, 2 * radius] });
  const { x, y } = middleOf(group);
  return L.marker(map.unproject([x, y]), { icon, riseOnHover: true });
}

/** Zooms in on places, in the middle of the visible part of the map. */
export function zoomInto({ L, map }: LiveMap, places: Place[]): void {
  const container = map.getContainer();
  const [whole, visible] = [container, container.parentElement!].map((element) => element.getBoundingClientRect());
  if (!whole || !visible) return;
  const hidden = L.point(whole.width - visible.width, whole.height - visible.height);
  const bounds = L.latLngBounds(places);
  const fitting = map.getBoundsZoom(bounds, false, hidden.add([120, 80]));
  const zoom = Math.max(map.getZoom() + 1, Math.min(zoomOfEach, fitting));
  const shift = L.point(
    (whole.left + whole.right - visible.left - visible.right) / 2,
    (whole.top + whole.bottom - visible.top - visible.bottom) / 2,
  );
  map.setView(map.unproject(map.project(bounds.getCenter(), zoom).add(shift), zoom), zoom);
}
