import type { Content } from "#model/collections.ts";
import { type Beam, beamsBetween } from "../drawing/emblem.ts";

type Branch = Content["branches"][number];

/** The branches of the list, in their order. */
export function listedBranches({ branches }: Content): Branch[] {
  return branches
    .filter((branch) => branch.status === "soon" || branch.listed)
    .toSorted((a, b) => a.position - b.position);
}

/** Beams to the listed branches at other places: an unlisted page prepared for a listed branch does not beam to that one. */
export function beamsOf({ coordinates: { lat, lng } }: Branch, content: Content): Beam[] {
  const places = listedBranches(content).map(({ coordinates }) => coordinates);
  const others = places.filter((place) => place.lat !== lat || place.lng !== lng);
  return beamsBetween({ lat, lng }, others);
}
