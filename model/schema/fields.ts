import { z } from "zod";
import { says } from "./says.ts";

/** Field types shared by every content file. Descriptions end up in the editors' tooltips. */

const line = z.string().trim().min(1, says("text.empty"));

/** A phrase in both languages, side by side. */
export const text = z
  .strictObject({
    fr: line.describe("French, with typographic apostrophes (’) and no-break spaces before ; : ! ?"),
    en: line.describe("British English"),
  })
  .describe("The same phrase in French and in English; computed words such as {name} or {cities} may stand in it");

export const name = line.describe("A proper name, the same in both languages");

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says("slug"));

/** Aborting, it leaves the word to what names every choice, where an address is one of several. */
export const httpsUrl = z.string().regex(/^https:\/\/[^\s/]+\.[^\s]+$/, { error: says("address.https"), abort: true });

export const onionUrl = z
  .string()
  .regex(/^http:\/\/[a-z2-7]{56}\.onion(\/\S*)?$/, says("address.onion"))
  .describe("Payment page on the Tor network");

export const email = z.email(says("address.email"));

export const phone = z
  .string()
  .regex(/^$|^\+[1-9][0-9 ]{6,20}$/, says("telephone"))
  .describe("International form, or empty when the branch has no telephone");

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: says("date.form"), abort: true })
  .refine(isInCalendar, says("date.calendar"));

/** Date.parse takes 30 February for 2 March. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says("time"));

export const coordinates = z
  .strictObject({
    lat: z.number().min(-90).max(90).describe("Latitude in degrees, north positive"),
    lng: z.number().min(-180).max(180).describe("Longitude in degrees, east positive"),
  })
  .describe("Where it is on the map");

export const country = z.string().describe("Id of a country in content/countries.yaml, e.g. france");

export const postalAddress = z
  .strictObject({
    street: name.describe("Building, number and street, e.g. 6 cours Albert Thomas"),
    postcode: name.optional().describe('Postcode, in quotation marks, e.g. "69008"'),
    city: name.describe("City, as the post writes it"),
    country: country.optional(),
  })
  .describe("A postal address");

export const figureValue = z
  .union(
    [z.int().positive({ abort: true }), z.enum(["{cities}", "{countries}", "{branches}", "{schools}"])],
    says("figure"),
  )
  .describe(
    'A whole number, or a number the site counts itself: "{cities}", "{countries}", "{branches}" or "{schools}"',
  );

/** A large number with its label. */
export const figure = z.strictObject({
  value: figureValue,
  plus: z.boolean().default(false).describe("true: shown as 800+"),
  label: text,
  caption: text.optional().describe("Small line under the label"),
});

/** A picture file beside the content file, or an https address, always with its alternative text. */
export const picture = z
  .strictObject({
    src: z
      .string()
      .regex(/^(https:\/\/\S+|[\w./-]+\.(jpe?g|png|webp|avif|svg))$/i, says("picture.file"))
      .describe("File name relative to this file (e.g. essec/hero.jpg), or an https address"),
    alt: text.describe("What the picture shows, for people who cannot see it"),
    consent: isoDate
      .optional()
      .describe(
        "Photographs: the day the people shown agreed in writing, or it was seen that nobody can be recognised",
      ),
  })
  .describe("A picture with its alternative text in both languages");

/** A logo's alternative text is the name beside it. */
export const logo = z
  .string()
  .regex(/^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i, says("logo.file"))
  .describe("Logo file relative to this file");

/** A task of the current board: whoever holds it is named, so that the page follows the elections. */
export const answering = z
  .strictObject({
    role: z
      .string()
      .describe("Key of a role in content/roles.yaml; the member of the current board who has it is shown"),
    email: email.optional().describe("Address to write to; without one, the association's"),
    text: text.describe("One or two sentences on who answers and how"),
  })
  .describe("Who answers");

export const networks = z
  .strictObject({
    linkedin: httpsUrl.optional(),
    x: httpsUrl.optional(),
    youtube: httpsUrl.optional(),
    instagram: httpsUrl.optional(),
  })
  .default({});

export const sample = z.boolean().default(false).describe("true while this is invented sample content");

export const draft = z
  .boolean()
  .default(false)
  .describe("true: shown while editing and in previews, never on the public site");

export const seo = z
  .strictObject({
    title: text.describe("Title in the browser tab and in search results (under 60 characters)"),
    description: text.describe("One or two sentences for search results (under 160 characters)"),
  })
  .describe("What search engines and social networks show");

export const header = z
  .strictObject({
    tag: text.describe("Short label above the title"),
    title: text.describe("The page's main heading"),
    subtitle: text.describe("One or two sentences below the heading"),
  })
  .describe("The top of the page");

export const headed = z.strictObject({
  heading: text.describe("Heading of the section"),
  text: text.describe("Text of the section"),
});
