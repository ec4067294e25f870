import type { Point } from "#model/mercator.ts";

export type DrawnMap = { svg: string; project: (lat: number, lng: number) => Point };
