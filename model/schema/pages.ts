import { z } from "zod";
import { contentOf } from "../pages.ts";
import { accessibilityPage } from "./accessibility.ts";
import { joinPage, partnerPage, pressPage } from "./doors.ts";
import { figure, headed, header, seo, text } from "./fields.ts";
import { says } from "./says.ts";

/** The wording of each page; lists of things (branches, members, publications…) have files of their own. */

const door = z.strictObject({
  title: text,
  text,
  button: text.describe("Also the link's name in the menu, the footer and the closing call"),
});

const homePage = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text,
    subtitle: text,
    join: text.describe("Button to the professional network page"),
    branches: text.describe("Link to the list of branches"),
  }),
  doors: z
    .strictObject({ join: door, partner: door, press: door })
    .describe("The ways in: for students, for partners, for the press"),
  statistics: z.strictObject({
    heading: text,
    figures: z.array(figure).min(1, says("home.figures")).max(6, says("home.figures")),
  }),
  supporters: z.strictObject({ heading: text }),
  publications: z.strictObject({ heading: text, all: text.describe("Link to every publication") }),
});

const boardPage = z.strictObject({
  seo,
  header,
  poles: headed,
});

const associationPage = z.strictObject({
  seo,
  header,
  mission: headed,
  values: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ name: text, text })).min(1),
  }),
  vision: headed,
  timeline: z.strictObject({ heading: text, text: text.optional().describe("One sentence under the heading") }),
});

const branchesPage = z.strictObject({ seo, header });

const publicationsPage = z.strictObject({ seo, header, newsletter: headed });

const eventsPage = z.strictObject({ seo, header, calendar: headed, flagship: headed.extend({ button: text }) });

const donationPage = z.strictObject({
  seo,
  header,
  impact: z.strictObject({
    heading: text,
    training: headed,
    development: headed,
    events: headed,
  }),
  card: z.strictObject({
    heading: text,
    text,
    customAmount: headed,
    paymentMethod: headed,
  }),
  crypto: z.strictObject({
    heading: text,
    text,
    lightning: z.strictObject({
      heading: text,
      text,
      dialogTitle: text,
      steps: z.array(text).min(1).describe("How to open the onion link, step by step"),
    }),
    ethereum: headed,
  }),
  node: headed,
  transparency: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
});

export const timelineEntry = z.strictObject({
  title: text,
  description: text.describe("One sentence"),
  members: z
    .strictObject({ value: z.int().positive(), plus: z.boolean().default(false).describe("true: shown as 800+") })
    .optional()
    .describe("How many members the network had: the width of the year's band"),
  achievements: z.array(text).min(1).describe("What the sentence does not say; the members are not repeated here"),
});

/** The texts of each page, in the file that its row in model/pages.ts names. */
export const pageTexts = {
  homePage: [contentOf("home"), homePage],
  boardPage: [contentOf("board"), boardPage],
  associationPage: [contentOf("association"), associationPage],
  branchesPage: [contentOf("branches"), branchesPage],
  publicationsPage: [contentOf("publications"), publicationsPage],
  donationPage: [contentOf("donation"), donationPage],
  eventsPage: [contentOf("events"), eventsPage],
  joinPage: [contentOf("join"), joinPage],
  partnerPage: [contentOf("partner"), partnerPage],
  pressPage: [contentOf("press"), pressPage],
  accessibilityPage: [contentOf("accessibility"), accessibilityPage],
} as const;
