import { z } from "zod";
import { accessibilityStates } from "../accessibility-states.ts";
import { headed, header, httpsUrl, seo, text } from "./fields.ts";

/** The accessibility statement, in the order of the French model (RGAA). Its figures come from the checks themselves. */
export const accessibilityPage = z.strictObject({
  seo,
  header,
  scope: headed.describe("What the statement covers"),
  state: headed.describe("State of conformity, in the terms of the law"),
  results: z
    .strictObject({
      heading: text,
      text,
      pages: text.describe("Label of the number of pages checked"),
      sizes: text.describe("Label of the number of screen sizes"),
      checks: text.describe("Label of the number of checks"),
      faults: text.describe("Label of the number of faults found"),
      statesHeading: text.describe("Introduces the list of what was opened or chosen"),
      states: z.record(z.enum(accessibilityStates), text).describe("A name for each state the checks look at"),
      more: text.describe("What else is checked"),
    })
    .describe("Results of the automatic checks; the figures are filled in by the build"),
  limits: z.strictObject({
    heading: text,
    text,
    items: z.array(z.strictObject({ name: text, text })).min(1),
  }),
  established: z.strictObject({
    heading: text,
    text,
    date: text.describe("Label of the date of the checks"),
    tool: text.describe("Label of the tool and its version"),
    technologies: headed.describe("Technologies the site relies on"),
    environment: headed.describe("What the checks were made with"),
  }),
  contact: headed.describe("The association's e-mail address follows"),
  remedies: z.strictObject({
    heading: text,
    text,
    items: z.array(z.strictObject({ text, href: httpsUrl.optional() })).min(1),
  }),
});
