import { z } from "zod";
import { draft, httpsUrl, isoDate, logo, name, picture, sample, slug, text } from "./fields.ts";
import { says } from "./says.ts";

export const publication = z.strictObject({
  title: text,
  date: isoDate.describe("Day of publication"),
  category: z.string().describe("Id of a category in content/categories.yaml, e.g. article"),
  description: text,
  readTime: z.int().min(1).max(240).describe("Reading time in minutes"),
  coverWord: text.describe("One short word, drawn large on the cover when there is no image"),
  image: picture.optional().describe("Cover; without one a cover is drawn"),
  read: httpsUrl.describe("Page where it can be read"),
  download: z
    .union([z.literal("local"), httpsUrl], says("publication.download"))
    .describe("local: the PDF is made from the .fr.md and .en.md files beside this one; otherwise an https address"),
  authors: z.array(name).min(1),
  licence: z
    .strictObject({ name: text, url: httpsUrl })
    .optional()
    .describe("What others may do with the text, e.g. a Creative Commons licence; nothing is said without it"),
  sample,
  draft,
});

export const categories = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: slug.describe("How publications name the category; it also stands in the address of the filter"),
        name: text.describe("Label on the filter, the cards and the covers"),
        kind: z
          .enum(["article", "report", "study"], says("publication.kind"))
          .default("article")
          .describe("What search engines are told it is"),
      }),
    )
    .min(1)
    .describe("In the order of the filter"),
});

export const legalText = z.strictObject({
  position: z.int().min(1).describe("Order in the footer, from 1"),
  title: text,
  fileName: z.strictObject({ fr: slug, en: slug }).describe("Name of the PDF under /documents/, without .pdf"),
  updated: isoDate.describe("Day of the last change"),
});

export const logoItem = z.strictObject({
  name,
  url: z.union([z.literal(""), httpsUrl]).describe("Web site, or empty: then the logo is shown without a link"),
  logo,
});

export const logoList = z.strictObject({ sample, items: z.array(logoItem).default([]) });

export type LogoItem = z.infer<typeof logoItem>;
