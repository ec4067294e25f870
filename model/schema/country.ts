import { z } from "zod";
import { slug, text } from "./fields.ts";
import { says } from "./says.ts";

/** The countries of the network, by the id that branches and addresses name. Lists of countries follow this order. */
export const countries = z.record(
  slug,
  z.strictObject({
    name: text.describe("As on a label: Royaume-Uni, United Kingdom"),
    inSentence: text
      .optional()
      .describe(
        "As after 'students' in a sentence, where that differs from the name: in French with its preposition (du Royaume-Uni), in English with its article (the United Kingdom)",
      ),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/, says("country.code"))
      .describe("ISO 3166 code, two capital letters: FR, GB, BE"),
    postcodeLast: z
      .boolean()
      .default(false)
      .describe("true where the postcode follows the city, as in London WC1E 6BT"),
  }),
);
