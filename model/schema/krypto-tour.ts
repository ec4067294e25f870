import { z } from "zod";
import { clock, coordinates, headed, httpsUrl, isoDate, name, picture, sample, seo, slug, text } from "./fields.ts";
import { logoItem } from "./publication.ts";
import { says } from "./says.ts";

export const edition = z.strictObject({
  seo,
  sample,
  number: z.int().min(1).describe("Which edition this is, e.g. 4"),
  date: isoDate,
  city: text,
  title: name,
  subtitle: text,
  figures: z.strictObject({
    participants: z.int().positive(),
    speakers: z.int().positive(),
    partners: z.int().positive(),
    booths: z.int().positive(),
  }),
  film: headed.extend({
    alternative: text.describe("What the film shows and says, for people who cannot see or hear it"),
  }),
  format: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1),
    photos: z.array(picture).length(3, says("tour.photos")),
  }),
  schedule: headed,
  speakers: z.strictObject({ heading: text }),
  sponsors: z.strictObject({ heading: text }),
  ticketing: headed,
  communityPartners: z.strictObject({ heading: text }),
  mediaPartners: z.strictObject({ heading: text }),
  venue: z.strictObject({
    heading: text,
    name: text,
    address: name,
    coordinates,
    access: text.describe("How to get there"),
  }),
});

export const schedule = z.strictObject({
  rooms: z.array(z.strictObject({ id: slug, name: text })).min(1),
  slots: z
    .array(
      z.strictObject({
        start: clock,
        end: clock,
        room: z.string().optional().describe("Id of a room; leave out when it concerns everyone (doors, breaks)"),
        title: text,
        speakers: z.array(name).default([]).describe("Names as in speakers.yaml"),
      }),
    )
    .min(1),
});

export const speakers = z.strictObject({
  sample,
  speakers: z
    .array(
      z.strictObject({
        name,
        role: text,
        image: picture.optional(),
        linkedin: httpsUrl.optional(),
        x: httpsUrl.optional(),
      }),
    )
    .min(1),
});

export const tiers = ["diamond", "gold", "silver", "bronze"] as const;

const logos = z.array(logoItem).min(1);

export const tourSponsors = z.strictObject({ sample, diamond: logos, gold: logos, silver: logos, bronze: logos });

export const tourPartners = z.strictObject({ sample, community: logos, media: logos });

export type Schedule = z.infer<typeof schedule>;
