import { z } from "zod";
import { email, httpsUrl, name, networks, onionUrl, phone, postalAddress, sample, text } from "./fields.ts";
import { says } from "./says.ts";

const ethereumAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, says("address.ethereum"))
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
      says("embeds.sandbox"),
    ),
  )
  .default([])
  .describe("What the provider's frame may do beyond the little it needs; leave out unless the provider asks for it");

const publish = z
  .strictObject({
    host: z
      .enum(["github-pages", "cloudflare-pages", "vercel", "none"], says("publish.host"))
      .describe("Where the workflow publishes the site; none: nowhere"),
    project: name.optional().describe("Name or number of the project at the host; GitHub Pages needs none"),
    account: name.optional().describe("Number of the account or team at the host (Cloudflare, Vercel)"),
  })
  .default({ host: "none" })
  .describe("Where the site is published by itself; docs/passation.md says how to set it up");

export const site = z.strictObject({
  name: name.describe("The association's name, shown everywhere"),
  legalForm: text.describe("e.g. Association loi 1901"),
  sample,
  address: httpsUrl.describe("Address of the site itself, without a final slash"),
  founded: z.int().min(1900),
  copyright: z.strictObject({ from: z.int(), to: z.int() }),
  officeYear: z.int().describe("Year of the offices shown on the branch pages and of the current board"),
  rna: name.describe("Number in the register of associations (RNA), for the legal notice"),
  email,
  phone: phone.describe("Telephone of the association, which French law asks for in the legal notice"),
  seat: postalAddress.describe("Registered address, for the legal notice"),
  location: text.describe("Where the network is, in the footer"),
  host: z
    .strictObject({ name, address: postalAddress, phone, url: httpsUrl })
    .describe("Who hosts the site, for the legal notice"),
  publish,
  report: z
    .union([z.literal("mail"), httpsUrl], says("report"))
    .default("mail")
    .describe("How visitors report a mistake: mail, or the https address of the repository, whose forms they fill in"),
  call: z.strictObject({ title: text, text }).describe("The closing call above the footer"),
  social: networks.describe("The association's accounts; leave out those it does not have"),
  links: z.strictObject({
    publications: httpsUrl.describe("External page where every publication is found"),
    newsletter: httpsUrl.optional().describe("Newsletter platform"),
    newsletterField: name
      .optional()
      .describe("What the platform calls the e-mail in its address, e.g. email; without it the page has no field"),
    calendar: httpsUrl.optional().describe("Public calendar of the association"),
    calendarFeed: httpsUrl
      .optional()
      .describe("Address of that calendar in iCalendar form, to subscribe to; leave the line out when there is none"),
    nodeStatistics: httpsUrl.optional().describe("Statistics page of the association's Bitcoin node"),
    lightning: onionUrl.optional(),
  }),
  ethereum: z
    .strictObject({
      address: ethereumAddress,
      explorer: httpsUrl.describe("Block-explorer page of that address"),
    })
    .optional(),
  taxReceipt: text
    .default({
      fr: "L’association ne délivre pas de reçu fiscal : votre don n’ouvre pas droit à réduction d’impôt.",
      en: "We issue no French tax receipts; donations are not tax-deductible.",
    })
    .describe("What donors are told about tax receipts; somebody signs for it before the site is public"),
  embeds: z.strictObject({
    mode: z
      .enum(["load", "ask"], says("embeds.mode"))
      .describe("load: embeds load with the page; ask: each one waits for a click, and analytics stays silent"),
    donation: z
      .strictObject({
        provider: z.literal("helloasso"),
        organisation: z
          .string()
          .regex(/^[a-z0-9-]+$/, says("embeds.organisation"))
          .describe("The association's name in the form's address"),
        form: z.int().positive().describe("Number of the form"),
        sandbox,
      })
      .optional(),
    calendar: z
      .strictObject({
        id: z.string().regex(/^cal-[A-Za-z0-9]+$/, says("embeds.calendar")),
        sandbox,
      })
      .optional(),
    ticketing: z
      .strictObject({
        id: z.string().regex(/^evt-[A-Za-z0-9]+$/, says("embeds.ticketing")),
        sandbox,
      })
      .optional(),
    video: z
      .strictObject({
        id: z.string().regex(/^[\w-]{11}$/, says("embeds.video")),
        sandbox,
      })
      .optional(),
  }),
  analytics: z
    .enum(["host", "vercel", "none"], says("analytics"))
    .default("host")
    .describe(
      "host: page views and speed are counted where the host that builds the site can (Vercel), silent elsewhere; vercel: counted by Vercel wherever the site is built; none: nothing is counted",
    ),
  offline: z
    .boolean()
    .describe("true: pages a visitor has opened stay readable without a network; false: no copy is kept, old ones go"),
  editor: z
    .strictObject({
      backend: z.literal("github").default("github"),
      repository: z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/, says("editor.repository"))
        .describe("Owner and name of the repository, e.g. association/site"),
      branch: name.default("main").describe("Branch the site is built from"),
    })
    .optional()
    .describe("The editor at /admin/, for people who have an account there; without it there is none"),
  map: z.strictObject({
    cartoKey: z.string().describe("Key for CARTO's dark tiles; empty: OpenStreetMap tiles, darkened"),
  }),
});
