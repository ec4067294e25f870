import { z } from "zod";
import { draft, httpsUrl, isoDate, name, picture, sample, text } from "./fields.ts";
import { says } from "./says.ts";

const person = {
  name,
  role: z.string().describe("Key of a role in content/roles.yaml, e.g. treasurer"),
  feminine: z.boolean().default(false).describe("true for the feminine form of the role"),
  image: picture
    .optional()
    .describe("Portrait (4:5); without one, the picture this person has elsewhere on the site, else the initials"),
};

const boardMember = z.strictObject({
  ...person,
  description: text.describe("One or two sentences about the person's work"),
  branch: z.string().optional().describe("The member's branch: the name of a file in content/branches/, e.g. essec"),
  school: text.optional().describe("School or label, when the member has no branch here"),
  linkedin: httpsUrl.optional().describe("Professional network; leave the line out when there is none"),
  x: httpsUrl.optional().describe("Microblog; leave the line out when there is none"),
});

export const boardYear = z.strictObject({
  label: name.describe("Text of the year button, e.g. 2025 or 2020 - 2017"),
  from: isoDate
    .optional()
    .describe("Day on which this board takes office, e.g. 2026-09-01; the one before is shown until then"),
  sample,
  draft,
  members: z.array(boardMember).min(1),
});

const poleMember = z.strictObject({ ...person, description: text.optional() });

export const pole = z.strictObject({
  position: z.int().min(1).describe("Order of the working groups, from 1"),
  title: text,
  description: z.union([text, z.array(text).min(1)]).describe("One text, or a list of paragraphs"),
  sample,
  draft,
  year: z.int().optional().describe("Year of this team; without it, that of the board in office"),
  team: z.array(poleMember).min(1),
});

const roleForms = text.describe("Role label in both languages");

export const roles = z.record(
  z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/, says("role.name")),
  z.strictObject({ masculine: roleForms, feminine: roleForms }),
);

export type BoardMember = z.infer<typeof boardMember>;
export type Pole = z.infer<typeof pole>;
