import { hash } from "node:crypto";
import ICAL from "ical.js";
import { type AgendaEvent, endOfEvent, startOfEvent } from "#model/agenda.ts";
import { languages } from "#model/languages.ts";
import { timeZone as paris } from "#model/paris-time.ts";
import { isTimeZone, momentOf, zonedTime } from "#model/zoned-time.ts";

const day = 24 * 60 * 60 * 1000;
const [daysAhead, mostEvents, mostKept, mostBytes] = [400, 5000, 200, 10_000_000];

export async function fetchFeed(address: string, timeout = 20_000): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    if ((bytes += part.byteLength) > mostBytes) throw new Error("> 10 MB");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** The coming events, soonest first; a rule without end is cut by the time limit of the workflow. */
export function readFeed(text: string, now: Date): AgendaEvent[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's own type
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, "")) as unknown[]);
  const all = calendar.getAllSubcomponents("vevent");
  if (all.length === 0 || all.length > mostEvents) throw new Error(`${all.length} events`);
  const named = String(calendar.getFirstPropertyValue("x-wr-timezone"));
  const usual = isTimeZone(named) ? named : paris;
  const events = [...Map.groupBy(all, (event) => String(event.getFirstPropertyValue("uid")))].flatMap(
    ([, versions]) => {
      const { changes = [], masters = [] } = Object.groupBy(versions.toSorted(bySequence), (each) =>
        each.hasProperty("recurrence-id") ? "changes" : "masters",
      );
      const chosen = masters.length > 0 ? masters.slice(-1) : changes.splice(0);
      return chosen.flatMap((master) => {
        try {
          const event = new ICAL.Event(master, { exceptions: changes, strictExceptions: true });
          return occurrences(event, now).map((each) => eventOf(each, usual));
        } catch {
          // One unreadable event must not hide the others.
          return [];
        }
      });
    },
  );
  const ahead = events.filter(
    (event) =>
      event.title &&
      event.start > "1970" &&
      endOfEvent(event) > now.getTime() &&
      startOfEvent(event) < now.getTime() + daysAhead * day,
  );
  return ahead.toSorted((a, b) => startOfEvent(a) - startOfEvent(b)).slice(0, mostKept);
}

const bySequence = (a: ICAL.Component, b: ICAL.Component) =>
  Number(a.getFirstPropertyValue("sequence") ?? 0) - Number(b.getFirstPropertyValue("sequence") ?? 0);

type Occurrence = { item: ICAL.Event; start: ICAL.Time; end: ICAL.Time; repeats?: string };

function occurrences(event: ICAL.Event, now: Date): Occurrence[] {
  if (/^(PRIVATE|CONFIDENTIAL)$/i.test(String(event.component.getFirstPropertyValue("class")))) return [];
  if (!event.isRecurring())
    return [
      {
        item: event,
        start: event.startDate,
        end: event.endDate,
        ...(event.recurrenceId && { repeats: event.recurrenceId.toICALString() }),
      },
    ];
  const last = ICAL.Time.fromJSDate(new Date(now.getTime() + daysAhead * day), true);
  const first = ICAL.Time.fromJSDate(new Date(now.getTime() - 2 * day), true);
  const found: Occurrence[] = [];
  const steps = event.iterator();
  for (let next = steps.next(); next && next.compare(last) <= 0; next = steps.next()) {
    const { item, startDate: start, endDate: end } = event.getOccurrenceDetails(next);
    if (end.compare(first) >= 0) found.push({ item, start, end, repeats: next.toICALString() });
  }
  return found;
}

function eventOf({ item, start, end, repeats }: Occurrence, usual: string): AgendaEvent {
  const { component, summary, location, description } = item;
  const uid = [item.uid || `${summary} ${start.toString()}`, repeats].filter(Boolean).join("/");
  const lang = languages.find((each) =>
    component.getFirstProperty("summary")?.getFirstParameter("language")?.toLowerCase().startsWith(each),
  );
  const url = [component.getFirstPropertyValue("url"), description, location].flatMap(
    (each) => /https:\/\/[^\s<>"\\)]+/.exec(String(each))?.[0] ?? [],
  )[0];
  const place = /^https?:/.test(location ?? "") ? "" : line(location);
  const note = line((description ?? "").split("\n").find((each) => each.trim().length > 3 && !/https?:/.test(each)));
  const host = line(component.getFirstProperty("organizer")?.getFirstParameter("cn"), 80);
  const last = written(end, component, "dtend", usual, start.isDate ? day : 0);
  const begin = written(start, component, "dtstart", usual);
  return {
    id: hash("sha256", uid).slice(0, 10),
    uid: line(uid, 255),
    title: line(summary),
    ...(lang && { lang }),
    start: begin,
    ...(Date.parse(last) > Date.parse(begin) && { end: last }),
    ...(place && { place }),
    ...(note && { note }),
    ...(url && { url }),
    ...(host && { host }),
    tags: component
      .getAllProperties("categories")
      .flatMap((property) => property.getValues().map((each) => line(String(each), 40))),
    cancelled: String(component.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED",
  };
}

/** With the offset of its own zone if known, otherwise of the calendar's; the end of whole days is exclusive. */
function written(time: ICAL.Time, event: ICAL.Component, property: string, usual: string, less = 0): string {
  const clock = time.toString().replace("Z", "");
  if (time.isDate) return new Date(Date.parse(clock) - less).toISOString().slice(0, 10);
  const named =
    event.getFirstProperty(property)?.getFirstParameter("tzid") ??
    event.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  if (time.zone?.tzid === "UTC" || time.zone?.component)
    return zonedTime(time.toUnixTime() * 1000, named && isTimeZone(named) ? named : usual);
  const zone = named && isTimeZone(named) ? named : usual;
  return zonedTime(momentOf(clock, zone), zone);
}

/** One short line of plain text; the content check refuses braces and http:// */
function line(text: string | null | undefined, most = 160): string {
  const plain = (text ?? "")
    .replaceAll(/<[^<>]{0,500}>|\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]|http:\/\//gu, "")
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}
