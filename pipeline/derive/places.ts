import { findInsets } from "#model/branch-chart.ts";
import type { Content } from "#model/collections.ts";
import { distance, paris, type Place } from "#model/geography.ts";
import { type BranchEntry, listedBranches } from "#model/selections.ts";
import { type Beam, beamsBetween } from "../drawing/emblem.ts";

/** Skips branches at the same place: an unlisted page may prepare the page of a listed branch. */
export function beamsOf({ coordinates: { lat, lng } }: BranchEntry, content: Content): Beam[] {
  const places = listedBranches(content).map(({ coordinates }) => coordinates);
  const others = places.filter((place) => place.lat !== lat || place.lng !== lng);
  return beamsBetween({ lat, lng }, others);
}

/** The branch, the city it belongs to and all other branches, for the drawing of its location. */
export function surroundingsOf({ id, coordinates }: BranchEntry, content: Content) {
  const listed = listedBranches(content).map((branch) => ({ id: branch.id, place: branch.coordinates }));
  const inset = findInsets(listed).find(({ ids }) => ids.includes(id));
  const home: Place = inset && distance(paris, inset.center) > inset.kilometres ? inset.center : paris;
  return { place: coordinates, home, others: listed.filter((other) => other.id !== id).map(({ place }) => place) };
}
