import { paris, type Place } from "./geography.ts";

/** Shared by the drawn map and the live one that replaces it. */
export type MapView = { center: Place; zoom: number };

export const networkView: MapView = { center: paris, zoom: 5 };

/** From this zoom on, each school of the network's map has a mark of its own. */
export const zoomOfEach = 10;
export const branchView = (center: Place): MapView => ({ center, zoom: 10 });
export const venueView = (center: Place): MapView => ({ center, zoom: 12 });
