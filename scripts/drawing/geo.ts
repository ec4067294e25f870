import type { Point } from "./svg.ts";
import { polar } from "./svg.ts";

/** Distances and bearings on the globe, and the plan that keeps both true as seen from Paris. */

export type Place = { lat: number; lng: number };

export type BranchPlace = Place & { id: string; name: string; city: string };

export const paris: Place = { lat: 48.8566, lng: 2.3522 };

export const earthRadius = 6371;
const radians = Math.PI / 180;

/** Kilometres along the great circle. */
export function distance(from: Place, to: Place): number {
  const [fromLat, toLat] = [from.lat * radians, to.lat * radians];
  const half =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin(((to.lng - from.lng) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

/** Degrees clockwise from north at which one sets out from the first place to reach the second. */
export function bearing(from: Place, to: Place): number {
  const [fromLat, toLat] = [from.lat * radians, to.lat * radians];
  const turn = (to.lng - from.lng) * radians;
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return (Math.atan2(east, north) / radians + 360) % 360;
}

/** Where one arrives after so many kilometres at that bearing. */
export function destination(from: Place, degrees: number, kilometres: number): Place {
  const [lat, angle, arc] = [from.lat * radians, degrees * radians, kilometres / earthRadius];
  const sine = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(angle);
  const turn = Math.atan2(Math.sin(angle) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sine);
  return { lat: Math.asin(sine) / radians, lng: from.lng + turn / radians };
}

export type Plan = {
  centre: Point;
  /** Pixels per kilometre. */
  scale: number;
  project: (place: Place) => Point;
};

/** Azimuthal equidistant plan around Paris, as radio operators draw it. */
export function plan(centre: Point, scale: number): Plan {
  const project = (place: Place) => polar(centre, distance(paris, place) * scale, bearing(paris, place));
  return { centre, scale, project };
}

export type City = { name: string; branches: BranchPlace[]; place: Place; distance: number; bearing: number };

/** Branches grouped by city, the one around Paris first, then by distance. */
export function cities(branches: BranchPlace[]): City[] {
  const groups = Map.groupBy(branches, (branch) => branch.city);
  return [...groups]
    .map(([name, members]) => {
      const place = {
        lat: members.reduce((sum, { lat }) => sum + lat, 0) / members.length,
        lng: members.reduce((sum, { lng }) => sum + lng, 0) / members.length,
      };
      return { name, branches: members, place, distance: distance(paris, place), bearing: bearing(paris, place) };
    })
    .toSorted((a, b) => a.distance - b.distance);
}
