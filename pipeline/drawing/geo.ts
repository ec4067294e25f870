import { bearing, distance, paris, type Place } from "#model/geography.ts";
import type { Point } from "./svg.ts";
import { polar } from "./svg.ts";

export type BranchPlace = Place & { id: string; name: string; city: string };

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
