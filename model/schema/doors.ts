import { z } from "zod";
import { answering, figureValue, headed, header, isoDate, phone, picture, sample, seo, text } from "./fields.ts";
import { says } from "./says.ts";

/** The three doors of the site: for whoever wants to join, to support, or to write about the association. */

const point = z.strictObject({ title: text, text });

export const joinPage = z.strictObject({
  seo,
  header,
  after: z
    .strictObject({ heading: text, steps: z.array(point).length(3, says("join.steps")) })
    .describe("What happens once a student has written"),
  terms: z.array(point).min(1).max(3).describe("What members do, what it costs, what is asked of them"),
  opening: z
    .strictObject({
      heading: text,
      text,
      steps: z.array(point).length(4, says("join.opening")),
      contact: answering,
      button: text,
    })
    .describe("How to open a branch where there is none"),
  sample,
});

/** A number with its origin: whoever reads it can judge it. */
const datedFigure = z.strictObject({
  value: figureValue,
  plus: z.boolean().default(false).describe("true: shown as 800+"),
  label: text,
  date: isoDate.describe("Day on which it was counted"),
  source: text.describe("Where the number comes from"),
});

const cell = z.strictObject({
  included: z.boolean().default(true).describe("false: not part of this tier"),
  text: text.optional().describe("How much of it, in a word or a number; without it a tick is shown"),
});

export const partnerPage = z.strictObject({
  seo,
  header,
  contact: answering,
  reach: headed.extend({ figures: z.array(datedFigure).min(1) }),
  tiers: headed
    .extend({
      names: z.array(text).min(1).max(4).describe("From the largest to the smallest"),
      rows: z
        .array(z.strictObject({ label: text, cells: z.array(cell).describe("One for each tier, in their order") }))
        .min(1),
    })
    .optional()
    .describe("What partners get; leave the whole part out while nothing is decided"),
  conditions: z
    .array(point)
    .max(3)
    .default([])
    .describe("Invoice, VAT, what the law asks of some sponsors; shown under the tiers"),
  limits: z
    .strictObject({ heading: text, items: z.array(point).min(1).max(3) })
    .optional()
    .describe("What no partner can buy"),
  supporters: z.strictObject({ heading: text }),
  downloads: headed,
  sample,
});

export const pressPage = z.strictObject({
  seo,
  header,
  contact: answering.extend({
    phone: phone.optional().describe("Telephone for the press; leave the line out when there is none"),
  }),
  presentation: headed.extend({
    versions: z
      .array(z.strictObject({ seconds: z.int().positive().describe("How long it takes to read aloud"), text }))
      .min(1)
      .max(3)
      .describe("The association in its own words, from the shortest to the longest"),
  }),
  spokesperson: answering
    .extend({
      facts: z.array(point).max(3).default([]).describe("Subjects, languages, delays; leave out what is not settled"),
    })
    .optional()
    .describe("Who speaks for the association"),
  subjects: z
    .strictObject({ heading: text })
    .describe("Heading above the branches and what each knows best, which stands in its own file"),
  figures: z.strictObject({ heading: text }).describe("The figures themselves are in partner.yaml"),
  publications: headed,
  logos: headed.extend({
    rules: z
      .array(point)
      .max(3)
      .default([])
      .describe("How the logo may be used: room around it, smallest size, spelling"),
  }),
  photographs: headed
    .extend({
      credit: text.describe("Whom to name beside the picture"),
      pictures: z.array(picture).min(1).max(6),
    })
    .optional()
    .describe("Photographs that the press may print; leave the whole part out while there are none"),
  sample,
});
