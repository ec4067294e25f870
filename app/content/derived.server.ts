import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A drawn picture: one SVG file. */
export type Drawing = { src: string; width: number; height: number };

/** A photograph: source sets in both formats, a fallback, and its dominant colour (#rrggbb) to show while it loads. */
export type Photo = Drawing & { avif: string; webp: string; colour: string };

export type PdfDocument = { href: string; bytes: number; pages: number };

/** A picture for social networks, 1200 by 630, and the words on it. */
type SocialCard = { src: string; alt: string };

/** Everything the build derives from content, by name. `scripts/derive.ts` writes it. */
export type Manifest = {
  /** e.g. "emblem/essec", "portrait/ines-marchetti", "cover/<publication>/fr", "hero-wide/fr", "header/board" */
  art: Record<string, Drawing>;
  /** By path inside content/, e.g. "branches/lyon/1.webp". Pictures at an https address have no entry. */
  pictures: Record<string, Drawing | Photo>;
  /** e.g. "legal/privacy/fr", "publication/<publication>/en" */
  documents: Record<string, PdfDocument>;
  /** By the path of their page, e.g. "/fr/antennes/lyon" */
  cards: Record<string, SocialCard>;
};

export function readManifest(folder = ".derived"): Manifest {
  return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
}
