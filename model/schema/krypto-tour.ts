import { z } from "zod";
import {
  clock,
  coordinates,
  figure,
  headed,
  httpsUrl,
  isoDate,
  name,
  picture,
  postalAddress,
  sample,
  seo,
  slug,
  text,
} from "./fields.ts";
import { logoItem } from "./publication.ts";
import { says } from "./says.ts";

/** Two wordings, of which the site shows the one that suits the day: nobody has to rewrite the page afterwards. */
function tensed<Wording extends z.ZodType>(wording: Wording) {
  return z
    .strictObject({
      before: wording.describe("Shown until the day of the event is over"),
      after: wording.describe("Shown from the next day on"),
    })
    .describe("What is said before the event, and after it");
}

export const edition = z.strictObject({
  seo,
  sample,
  number: z.int().min(1).describe("Which edition this is, e.g. 4"),
  date: isoDate,
  nextDate: isoDate.optional().describe("Day of the edition after this one; leave out until it is set"),
  city: text,
  title: name.describe("The event's name: in the menu, on its page, in the calendar"),
  inMenu: z.boolean().default(true).describe("false: the page is reached from the events page alone"),
  subtitle: text,
  figures: z.array(figure).max(6, says("tour.figures")).default([]),
  film: headed
    .extend({ alternative: text.describe("What the film shows and says, for people who cannot see or hear it") })
    .optional()
    .describe("Shown when content/site.yaml names a film (embeds.video)"),
  format: z.strictObject({
    heading: text,
    paragraphs: tensed(z.array(text).min(1)),
    photos: z.array(picture).default([]),
  }),
  schedule: headed,
  speakers: z.strictObject({
    heading: text,
    text: text.optional().describe("e.g. that those shown, {speakers}, are some of them"),
  }),
  sponsors: z.strictObject({
    heading: text,
    contact: text
      .optional()
      .describe("Label of the link to write to the association, for the next sponsors and partners"),
  }),
  ticketing: z
    .strictObject({
      before: headed.describe("Shown until the day of the event is over"),
      after: headed
        .extend({
          notice: text.optional().describe("One sentence at the top of the page: whether the next edition has a date"),
          newsletter: text.describe("Label of the link to the newsletter, for those who wait for the next edition"),
          partners: text.describe("Label of the link to write to the association, for partners of the next edition"),
        })
        .describe("Shown from the next day on: no ticket is offered, but what comes next"),
    })
    .optional()
    .describe("The ticket office (embeds.ticketing in content/site.yaml) and, after the event, what comes next"),
  communityPartners: z.strictObject({ heading: text }),
  mediaPartners: z.strictObject({ heading: text }),
  venue: z.strictObject({
    heading: tensed(text),
    name: text,
    address: postalAddress,
    coordinates,
    access: text.optional().describe("How to get there"),
  }),
});

export const schedule = z.strictObject({
  rooms: z.array(z.strictObject({ id: slug, name: text })).default([]),
  subjects: z
    .array(z.strictObject({ id: slug, name: text }))
    .default([])
    .describe("What the talks are about, to choose by; leave out when nobody needs to choose"),
  slots: z
    .array(
      z.strictObject({
        start: clock,
        end: clock,
        room: z.string().optional().describe("Id of a room; leave out when it concerns everyone (doors, breaks)"),
        title: text,
        subject: z.string().optional().describe("Id of a subject"),
        abstract: text.optional().describe("One or two sentences on what is said there"),
        speakers: z.array(name).default([]).describe("Names as in speakers.yaml"),
      }),
    )
    .default([]),
});

export const speakers = z.strictObject({
  sample,
  speakers: z
    .array(
      z.strictObject({
        name,
        role: text,
        image: picture.optional(),
        linkedin: httpsUrl.optional(),
        x: httpsUrl.optional(),
      }),
    )
    .default([]),
});

const logos = z.array(logoItem);

export const tourSponsors = z.strictObject({
  sample,
  tiers: z
    .array(z.strictObject({ name: text.describe("e.g. Gold"), logos: logos.min(1) }))
    .default([])
    .describe("From the highest tier to the lowest; as many as there are"),
});

export const tourPartners = z.strictObject({
  sample,
  community: logos.default([]),
  media: logos.default([]),
});

const pastEdition = z.strictObject({
  year: z.int().min(2000).describe("Ends the page's address"),
  number: z.int().min(1),
  date: isoDate.optional(),
  city: text,
  summary: text.describe("One sentence: under the title, in the list of editions and in search results"),
  paragraphs: z.array(text).default([]),
  facts: z
    .array(z.strictObject({ label: text, text }))
    .default([])
    .describe("What is known of it, e.g. City: Lyon, for the first time"),
  figures: z.array(figure).max(6, says("tour.figures")).default([]),
  talks: z.array(z.strictObject({ title: text, speakers: z.array(name).default([]) })).default([]),
  speakers: z.array(z.strictObject({ name, role: text })).default([]),
  sponsors: z
    .array(z.strictObject({ name: text.describe("e.g. Gold"), names: z.array(name).min(1) }))
    .default([])
    .describe("From the highest tier to the lowest"),
});

/** The editions before the current one; which of them have a page: `editionPage`. */
export const archive = z.strictObject({ sample, editions: z.array(pastEdition).default([]) });

export type Schedule = z.infer<typeof schedule>;
