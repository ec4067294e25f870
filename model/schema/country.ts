import { z } from "zod";
import { field, matching } from "./field.ts";
import { phrase, slug } from "./fields.ts";

/** Countries by the id used in branches and addresses; lists of countries follow this order. */
export const countries = field(
  "Pays",
  "Countries",
  z.record(
    slug,
    field("Pays", "Country", {
      name: field(
        ["Nom", "Comme sur une étiquette : Royaume-Uni, United Kingdom"],
        ["Name", "As on a label: Royaume-Uni, United Kingdom"],
        phrase,
      ),
      inSentence: field(
        ["Dans une phrase", "Comme après « étudiants », si cela diffère du nom : du Royaume-Uni, the United Kingdom"],
        ["In a sentence", "As after 'students', where that differs from the name: du Royaume-Uni, the United Kingdom"],
        phrase.optional(),
      ),
      code: field(
        "Code du pays",
        "Code of the country",
        matching(
          /^[A-Z]{2}$/,
          "Écrivez les deux majuscules de son code ISO, par exemple FR ou CH.",
          "Write the two capital letters of its ISO code, e.g. FR or CH.",
        ),
      ),
      postcodeLast: field(
        ["Code postal après la ville", "Comme dans London WC1E 6BT"],
        ["Postcode after the city", "As in London WC1E 6BT"],
        z.boolean().default(false),
      ),
    }),
  ),
);
