import { paris, type Place } from "./geography.ts";

/** Shared by the drawn map and the live one that replaces it. */
export type MapView = { center: Place; zoom: number };

export const networkView: MapView = { center: paris, zoom: 5 };
export const branchView = (center: Place): MapView => ({ center, zoom: 10 });
export const venueView = (center: Place): MapView => ({ center, zoom: 12 });
