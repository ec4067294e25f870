import { bearing, distance, earthRadius, paris, type Place } from "#model/geography.ts";
import type { Point } from "./svg.ts";
import { polar } from "./svg.ts";

/** Distances and bearings on the globe, and the plan that keeps both true as seen from Paris. */

export { bearing, distance, earthRadius, paris, type Place };

export type BranchPlace = Place & { id: string; name: string; city: string };

const radians = Math.PI / 180;

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
