import type { Place } from "./geo.ts";
import type { Point } from "./svg.ts";

export type MapView = { center: Place; zoom: number; width: number; height: number };

export type DrawnMap = { svg: string; project: (lat: number, lng: number) => Point };
