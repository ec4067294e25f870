import { paris, type Place } from "./geography.ts";

/** What a map shows. The drawn map and the live one that comes over it share it. */
export type MapView = { center: Place; zoom: number };

export const networkView: MapView = { center: paris, zoom: 5 };
export const branchView = (center: Place): MapView => ({ center, zoom: 10 });
export const venueView = (center: Place): MapView => ({ center, zoom: 12 });
