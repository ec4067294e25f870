import { hash } from "node:crypto";
import { isNativeError } from "node:util/types";
import { runInNewContext } from "node:vm";
import type ICAL from "ical.js";
import { type AgendaEvent, endOfEvent, startOfEvent } from "#model/agenda.ts";
import { languages } from "#model/languages.ts";
import { Refusal } from "../content/messages.ts";
import { firstAddress, firstSentence, plainLine } from "./feed-texts.ts";
import { writtenEnd, writtenStart, zoneNamed, zoneOf } from "./moments.ts";
import { type Occurrence, occurrencesOf, sentEvents, windowFrom } from "./occurrences.ts";
import { broken, parseFeed } from "./parse-feed.ts";

const daysAhead = 400;
const mostKept = 200;
const longestTitle = 160;
const longestLine = 160;
const timeLimit = 20_000;

/** The upcoming events, and the number of unreadable ones. */
export type FeedReading = { events: AgendaEvent[]; unread: number };

/** The upcoming events of a calendar, soonest first, in the format of content/events/. */
export function readFeed(text: string, now: Date, most = timeLimit): FeedReading {
  const progress = { title: "" };
  try {
    // A rule such as "every 30 February" loops for ever, and only a vm timeout can interrupt a loop.
    return runInNewContext("read()", { read: () => readWhole(text, now, progress) }, { timeout: most });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new Refusal({
      fr: `l’événement « ${progress.title} » se répète sans fin raisonnable (${most / 1000} secondes ne suffisent pas).`,
      en: `the event “${progress.title}” repeats too often (reading it takes more than ${most / 1000} seconds).`,
    });
  }
}

function isTimeout(error: unknown): boolean {
  return isNativeError(error) && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

function readWhole(text: string, now: Date, progress: { title: string }): FeedReading {
  const horizon = now.getTime() + daysAhead * 24 * 60 * 60 * 1000;
  const readings = parseFeed(text).flatMap((calendar) => readEvents(calendar, now, progress));
  const unread = readings.filter((reading) => reading === undefined).length;
  if (unread === readings.length) throw broken("no event can be read");
  const events = readings.flatMap((reading) => reading ?? []);
  const ahead = events.filter((event) => endOfEvent(event) > now.getTime() && startOfEvent(event) < horizon);
  const once = new Map(ahead.map((event) => [event.id, event]));
  return {
    events: [...once.values()].toSorted((a, b) => startOfEvent(a) - startOfEvent(b)).slice(0, mostKept),
    unread,
  };
}

/** The occurrences of each event; undefined for an unreadable one. */
function readEvents(calendar: ICAL.Component, now: Date, progress: { title: string }): (AgendaEvent[] | undefined)[] {
  const usual = zoneOf(calendar);
  const window = windowFrom(now, daysAhead);
  return sentEvents(calendar).map((sent) => {
    try {
      progress.title = plainLine(String(sent.component.getFirstPropertyValue("summary") ?? ""), longestTitle);
      return occurrencesOf(sent, window).flatMap((one) => eventOf(one, usual) ?? []);
    } catch {
      return undefined;
    }
  });
}

function eventOf(occurrence: Occurrence, usual: string): AgendaEvent | undefined {
  const { item, start, end, repeats } = occurrence;
  const { component } = item;
  const title = plainLine(item.summary ?? "", longestTitle);
  if (title === "" || isPrivate(component) || !isSound(start)) return undefined;
  const uid = item.uid ? [item.uid, repeats].filter(Boolean).join("/") : `${title} ${start.toString()}`;
  const zones = { start: zoneNamed(component, "dtstart"), end: zoneNamed(component, "dtend"), usual };
  const last = isSound(end) ? writtenEnd(start, end, zones) : undefined;
  const lang = languageOf(component);
  return {
    id: hash("sha256", uid).slice(0, 10),
    uid: plainLine(uid, 255),
    title,
    ...(lang && { lang }),
    start: writtenStart(start, zones),
    ...(last !== undefined && { end: last }),
    ...details(item),
    tags: tagsOf(component),
    cancelled: String(component.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED",
  };
}

function details(item: ICAL.Event) {
  const location = item.location ?? "";
  const description = item.description ?? "";
  const place = /^\s*https?:/.test(location) ? "" : plainLine(location, longestLine);
  const note = firstSentence(description, longestLine);
  const host = plainLine(item.component.getFirstProperty("organizer")?.getFirstParameter("cn") ?? "", 80);
  const page = firstAddress(String(item.component.getFirstPropertyValue("url") ?? ""), description, location);
  return {
    ...(place && { place }),
    ...(note && !place.includes(note) && !note.includes(place || "\n") && { note }),
    ...(page && { url: page }),
    ...(host && { host }),
  };
}

function tagsOf(component: ICAL.Component): string[] {
  const values = component.getAllProperties("categories").flatMap((property) => property.getValues().map(String));
  return [...new Set(values.map((value) => plainLine(value, 40)))].filter(Boolean).slice(0, 10);
}

function languageOf(component: ICAL.Component): AgendaEvent["lang"] {
  const named = (component.getFirstProperty("summary")?.getFirstParameter("language") ?? "").toLowerCase();
  return languages.find((lang) => named === lang || named.startsWith(`${lang}-`));
}

function isPrivate(component: ICAL.Component): boolean {
  return /^(PRIVATE|CONFIDENTIAL)$/i.test(String(component.getFirstPropertyValue("class") ?? ""));
}

/** A valid date in a plausible year. */
function isSound(time: ICAL.Time | null): time is ICAL.Time {
  return time !== null && time.year > 1969 && time.year < 2200 && !Number.isNaN(time.toUnixTime());
}
