import { z } from "zod";
import { isTimeZone } from "../zoned-time.ts";
import { httpsUrl, name, sample, slug } from "./fields.ts";
import { says } from "./says.ts";

/** A day, or a moment with its distance from UTC: what was agreed stays the same wherever it is read. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/, { error: says("event.moment"), abort: true })
  .refine((written) => !Number.isNaN(Date.parse(written)), says("date.calendar"));

const agendaEvent = z.strictObject({
  id: slug.describe("Ends the event's address and names its calendar file; stays the same when the event changes"),
  uid: name.optional().describe("What the calendar itself calls the event"),
  title: name.describe("As the calendar has it, in the language of the event"),
  lang: z.enum(["fr", "en"]).optional().describe("Language of the session, its title and its note, when it is known"),
  start: moment.describe("A moment, e.g. 2027-03-09T18:30+01:00, or a day when it lasts all day"),
  end: moment.optional().describe("Written like the start; for whole days the last one"),
  place: name.optional().describe("Address or name of the place; leave out when it is online"),
  note: name.optional().describe("One line: what kind of evening, who may come"),
  noteTranslated: name.optional().describe("The note in the other language, if somebody translates it"),
  url: httpsUrl.optional().describe("Page of the event, where people sign up"),
  host: name.optional().describe("Who invites, as the calendar says"),
  tags: z.array(name).default([]),
  cancelled: z.boolean().default(false).describe("true: kept in the list, struck through, until its day has passed"),
});

export const agenda = z
  .strictObject({
    sample,
    read: moment.optional().describe("When the calendar was last read"),
    events: z.array(agendaEvent).max(500).default([]),
  })
  .describe("Written by npm run events");

/** How the events of a branch are known among all those of the calendar. */
export const branchEvents = z
  .strictObject({
    tag: name.optional().describe("A tag of the calendar; the branch's file name is one already"),
    host: name.optional().describe("Words in the name of whoever invites, e.g. KryptoCampus Lyon"),
    place: name.optional().describe("Words in the address, e.g. Manufacture des Tabacs"),
    timeZone: name
      .refine(isTimeZone, says("event.timeZone"))
      .optional()
      .describe("Whose clock the times follow, e.g. Europe/London; Europe/Paris when left out"),
  })
  .describe("How the calendar's events of this branch are recognised");
