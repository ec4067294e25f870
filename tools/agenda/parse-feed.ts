import ICAL from "ical.js";
import { Refusal } from "../content/messages.ts";

const mostEvents = 5000;

/** The calendars of a feed, with at least one event in total. */
export function parseFeed(text: string): ICAL.Component[] {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  if (start === "") throw new Refusal({ fr: "le calendrier est vide.", en: "the calendar is empty." });
  if (start.startsWith("<"))
    throw new Refusal({
      fr: "une page web est arrivée à la place du calendrier : vérifiez `links.calendarFeed:` dans site.yaml.",
      en: "the response is a web page, not a calendar: check `links.calendarFeed:` in site.yaml.",
    });
  const calendars = componentsOf(start);
  const count = calendars.reduce((total, calendar) => total + calendar.getAllSubcomponents("vevent").length, 0);
  if (count === 0)
    throw new Refusal({ fr: "le calendrier n’a aucun événement.", en: "the calendar has no event at all." });
  if (count > mostEvents)
    throw new Refusal({
      fr: `le calendrier compte ${count} événements, plus de ${mostEvents}.`,
      en: `the calendar has ${count} events, more than ${mostEvents}.`,
    });
  return calendars;
}

function componentsOf(text: string): ICAL.Component[] {
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(text))
    throw new Refusal({ fr: "ce qui arrive n’est pas un calendrier.", en: "the response is not a calendar." });
  if (!/\nEND:VCALENDAR\s*$/i.test(text)) throw broken("END:VCALENDAR");
  try {
    const parsed: unknown[] = ICAL.parse(text);
    const all = typeof parsed[0] === "string" ? [parsed] : parsed;
    return all.filter((calendar) => Array.isArray(calendar)).map((calendar) => new ICAL.Component(calendar));
  } catch (error) {
    throw broken(error);
  }
}

export function broken(cause: unknown): Refusal {
  const detail = cause instanceof Error ? cause.message : String(cause);
  const shown = detail.replaceAll(/\s+/g, " ").slice(0, 120);
  return new Refusal({
    fr: `le calendrier est abîmé ou coupé (${shown}).`,
    en: `the calendar is broken or cut short (${shown}).`,
  });
}
