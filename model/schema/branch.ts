import { z } from "zod";
import { branchEvents } from "./agenda.ts";
import {
  coordinates,
  country,
  draft,
  email,
  logo,
  name,
  networks,
  phone,
  picture,
  postalAddress,
  sample,
  text,
} from "./fields.ts";
import { says } from "./says.ts";

const officeMember = z.strictObject({
  name,
  role: z.string().describe("Key of a role in content/roles.yaml, e.g. president"),
  feminine: z.boolean().default(false).describe("true for the feminine form of the role"),
  image: picture
    .optional()
    .describe("Portrait (4:5); without one, the picture this person has elsewhere on the site, else the initials"),
});

const subject = text
  .optional()
  .describe("What the branch knows best, in a few words, for the list of branches and the press page");

const shared = {
  position: z.int().min(1).describe("Place in the list of branches, from 1"),
  name: text.describe("Short name of the branch, shown after the association's name"),
  city: text,
  country,
  coordinates,
  school: name.describe("Full name of the school or university"),
  aliases: z
    .array(name)
    .default([])
    .describe("Other names and initials by which students know the school, e.g. UCL; the search finds them"),
  summary: text.describe("One sentence, shown on the card"),
  image: picture.optional().describe("Picture on the card; without one the emblem is drawn"),
  sample,
  draft,
};

const openBranch = z.strictObject({
  status: z.literal("open").describe("The branch has a page"),
  listed: z.boolean().default(true).describe("false: the page exists but is neither listed nor indexed"),
  ...shared,
  description: text.describe("Two to four sentences, shown on the branch's own page"),
  schoolLogo: logo.optional(),
  heroImage: picture.optional().describe("Large picture beside the title; without one a map is drawn"),
  contact: z.strictObject({
    email,
    phone,
    address: postalAddress.omit({ country: true }).describe("Postal address; its country is that of the branch"),
  }),
  events: branchEvents.optional(),
  sessions: text
    .optional()
    .describe("When sessions are usually held, e.g. Thursdays at 6.30 pm; leave out while nothing is settled"),
  subject,
  social: networks.describe("The branch's own accounts; leave out those it does not have"),
  officeYear: z.int().optional().describe("Year of this office; without it, that of the board in office"),
  office: z.array(officeMember).min(3, says("branch.officeTooSmall")).max(12, says("branch.officeTooLarge")),
  gallery: z.array(picture).default([]).describe("Photos; the section is left out when there are none"),
});

const futureBranch = z.strictObject({
  status: z.literal("soon").describe("Listed as opening soon, without a page of its own"),
  ...shared,
  subject,
});

export const branch = z.discriminatedUnion("status", [openBranch, futureBranch], {
  error: says("branch.status"),
});

export type OpenBranch = z.infer<typeof openBranch>;
