import type { Place } from "#model/geography.ts";

/** For tests. */
export const sampleBranches: (Place & { id: string })[] = [
  { id: "devinci", lat: 48.896, lng: 2.236 },
  { id: "essec", lat: 49.033, lng: 2.077 },
  { id: "ieseg", lat: 48.892, lng: 2.236 },
  { id: "lyon", lat: 45.749, lng: 4.86 },
  { id: "imtatlantique", lat: 47.282, lng: -1.52 },
  { id: "london", lat: 51.525, lng: -0.134 },
  { id: "lille", lat: 50.629, lng: 3.057 },
  { id: "mons", lat: 50.454, lng: 3.952 },
  { id: "neoma", lat: 49.239, lng: 4.003 },
];
