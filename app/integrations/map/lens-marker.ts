import type * as Leaflet from "leaflet";
import type { Place } from "#model/geography.ts";
import type { Point } from "#model/mercator.ts";

/** A marker that stays at its position in the lens when the map moves. */
export function lensMarker(L: typeof Leaflet, place: Place, at: Point, options: Leaflet.MarkerOptions): Leaflet.Marker {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Leaflet's types do not say what its extend() gives.
  const LensMarker = L.Marker.extend({
    update(this: Leaflet.Marker) {
      const element = this.getElement();
      if (element) L.DomUtil.setPosition(element, L.point(at.x, at.y));
      return this;
    },
    _animateZoom() {},
  }) as unknown as typeof Leaflet.Marker;
  return new LensMarker(place, { ...options, autoPanOnFocus: false });
}
