import { z } from "zod";

const drawing = z.strictObject({ src: z.string(), width: z.number(), height: z.number() });

const photo = drawing.extend({ avif: z.string(), webp: z.string() });

const pdfDocument = z.strictObject({ href: z.string(), bytes: z.number(), pages: z.number() });

const download = z.strictObject({ href: z.string(), bytes: z.number() });

const socialCard = z.strictObject({ src: z.string(), alt: z.string() });

/** Everything the pipeline derives from content, by name: what it hands to the pages. */
export const manifest = z.strictObject({
  /** e.g. "emblem/essec", "portrait/ines-marchetti", "cover/<publication>/fr", "hero/plan", "header/board" */
  art: z.record(z.string(), drawing),
  /** By path inside content/, e.g. "branches/lyon/1.webp". Pictures at an https address have no entry. */
  pictures: z.record(z.string(), z.union([photo, drawing])),
  /** e.g. "legal/privacy/fr", "publication/<publication>/en" */
  documents: z.record(z.string(), pdfDocument),
  /** Files for visitors to keep, e.g. "logos" */
  downloads: z.record(z.string(), download),
  /** By the path of their page, e.g. "/fr/antennes/lyon" */
  cards: z.record(z.string(), socialCard),
});

/** A drawn picture: one SVG file. */
export type Drawing = z.infer<typeof drawing>;

/** A photograph: source sets in both formats and a fallback. */
export type Photo = z.infer<typeof photo>;

export type PdfDocument = z.infer<typeof pdfDocument>;

export type Manifest = z.infer<typeof manifest>;
