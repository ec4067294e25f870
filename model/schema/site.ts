import { z } from "zod";
import { email, httpsUrl, name, onionUrl, sample, text } from "./fields.ts";

const ethereumAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "write 0x and 40 hexadecimal digits, in quotation marks")
  .describe("Ethereum address with its mixed-case checksum");

const sandbox = z
  .array(
    z.enum(
      [
        "allow-downloads",
        "allow-modals",
        "allow-orientation-lock",
        "allow-pointer-lock",
        "allow-presentation",
        "allow-storage-access-by-user-activation",
        "allow-top-navigation-by-user-activation",
        "allow-top-navigation-to-custom-protocols",
      ],
      "write permissions of the frame's sandbox, e.g. allow-downloads",
    ),
  )
  .default([])
  .describe("What the provider's frame may do beyond the little it needs; leave out unless the provider asks for it");

export const site = z.strictObject({
  name: name.describe("The association's name, shown everywhere"),
  legalForm: text.describe("e.g. Association loi 1901"),
  sample,
  address: httpsUrl.describe("Address of the site itself, without a final slash"),
  founded: z.int().min(1900),
  copyright: z.strictObject({ from: z.int(), to: z.int() }),
  officeYear: z.int().describe("Year of the offices shown on the branch pages and of the current board"),
  email,
  seat: name.describe("Registered address, for the legal notice"),
  location: text.describe("Where the network is, in the footer"),
  host: z.strictObject({ name, address: name, url: httpsUrl }).describe("Who hosts the site, for the legal notice"),
  call: z.strictObject({ title: text, text, button: text }).describe("The closing call above the footer"),
  social: z.strictObject({
    linkedin: httpsUrl,
    x: httpsUrl,
    youtube: httpsUrl,
    instagram: httpsUrl,
  }),
  links: z.strictObject({
    publications: httpsUrl.describe("External page where every publication is found"),
    newsletter: httpsUrl.describe("Newsletter platform"),
    calendar: httpsUrl.describe("Public calendar of the association"),
    calendarFeed: httpsUrl
      .optional()
      .describe("Address of that calendar in iCalendar form, to subscribe to; leave the line out when there is none"),
    nodeStatistics: httpsUrl.describe("Statistics page of the association's Bitcoin node"),
    lightning: onionUrl,
  }),
  ethereum: z.strictObject({
    address: ethereumAddress,
    explorer: httpsUrl.describe("Block-explorer page of that address"),
  }),
  embeds: z.strictObject({
    mode: z
      .enum(["load", "ask"], "write load (with the page) or ask (after a click)")
      .describe("load: embeds load with the page; ask: each one waits for a click, and analytics stays silent"),
    donation: z.strictObject({
      provider: z.literal("helloasso"),
      organisation: z
        .string()
        .regex(
          /^[a-z0-9-]+$/,
          "write the organisation as in the form's address: lower-case letters, digits and hyphens",
        )
        .describe("The association's name in the form's address"),
      form: z.int().positive().describe("Number of the form"),
      sandbox,
    }),
    calendar: z.strictObject({
      id: z.string().regex(/^cal-[A-Za-z0-9]+$/, "write the calendar id, e.g. cal-AbC123"),
      sandbox,
    }),
    ticketing: z.strictObject({
      id: z.string().regex(/^evt-[A-Za-z0-9]+$/, "write the event id, e.g. evt-AbC123"),
      sandbox,
    }),
    video: z.strictObject({
      id: z.string().regex(/^[\w-]{11}$/, "write the eleven characters of the video id"),
      sandbox,
    }),
  }),
  analytics: z
    .enum(["vercel", "none"], "write vercel or none")
    .describe("vercel: page views and speed are counted by the hosting provider; none: nothing is counted"),
  offline: z
    .boolean()
    .describe("true: pages a visitor has opened stay readable without a network; false: no copy is kept, old ones go"),
  editor: z
    .strictObject({
      backend: z.literal("github").default("github"),
      repository: z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/, "write the owner and the name of the repository, e.g. association/site")
        .describe("Owner and name of the repository, e.g. association/site"),
      branch: name.default("main").describe("Branch the site is built from"),
    })
    .optional()
    .describe("The editor at /admin/, for people who have an account there; without it there is none"),
  map: z.strictObject({
    cartoKey: z.string().describe("Key for CARTO's dark tiles; empty: OpenStreetMap tiles, darkened"),
  }),
});
