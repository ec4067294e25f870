import { z } from "zod";

const drawing = z.strictObject({ src: z.string(), width: z.number(), height: z.number() });

const photo = drawing.extend({ avif: z.string() });

const pdfDocument = z.strictObject({ href: z.string(), bytes: z.number(), pages: z.number() });

const download = z.strictObject({ href: z.string(), bytes: z.number() });

const socialCard = z.strictObject({ src: z.string(), alt: z.string() });

/** The files that the pipeline derives from the content, by name. */
export const manifest = z.strictObject({
  /** e.g. "emblem/essec", "initials", "cover/<publication>/fr", "hero/plan", "header/board" */
  art: z.record(z.string(), drawing),
  /** By path in content/, e.g. "branches/lyon/1.webp". */
  pictures: z.record(z.string(), z.union([photo, drawing])),
  /** e.g. "legal/privacy/fr", "publication/<publication>/en" */
  documents: z.record(z.string(), pdfDocument),
  /** e.g. "logos" */
  downloads: z.record(z.string(), download),
  /** By page path, e.g. "/fr/antennes/lyon" */
  cards: z.record(z.string(), socialCard),
});

/** AVIF in several widths, and a WebP fallback. */
export type Photo = z.infer<typeof photo>;

export type PdfDocument = z.infer<typeof pdfDocument>;

export type Manifest = z.infer<typeof manifest>;
