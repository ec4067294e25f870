import type { BranchPlace } from "./geo.ts";

/** A few real places, for tests. */
export const sampleBranches: BranchPlace[] = [
  { id: "devinci", name: "De Vinci", city: "Paris", lat: 48.896, lng: 2.236 },
  { id: "essec", name: "ESSEC", city: "Paris", lat: 49.033, lng: 2.077 },
  { id: "ieseg", name: "IÉSEG", city: "Paris", lat: 48.892, lng: 2.236 },
  { id: "lyon", name: "Lyon", city: "Lyon", lat: 45.749, lng: 4.86 },
  { id: "imtatlantique", name: "IMT Atlantique", city: "Nantes", lat: 47.282, lng: -1.52 },
  { id: "london", name: "Londres", city: "Londres", lat: 51.525, lng: -0.134 },
  { id: "lille", name: "Lille", city: "Lille", lat: 50.629, lng: 3.057 },
  { id: "mons", name: "Mons", city: "Mons", lat: 50.454, lng: 3.952 },
  { id: "neoma", name: "NEOMA", city: "Reims", lat: 49.239, lng: 4.003 },
];
