import { z } from "zod";
import { name } from "./fields.ts";

const terms = z
  .array(
    z.strictObject({
      use: name.describe("The word the site uses"),
      avoid: z.array(name).min(1).describe("Words for the same thing that it does not use; their plural is found too"),
      except: z.array(name).default([]).describe("Phrases in which one of them means something else"),
    }),
  )
  .default([]);

export const glossary = z.strictObject({
  fr: terms.describe("One French word for one thing"),
  en: terms.describe("One English word for one thing"),
});
