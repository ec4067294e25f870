import ICAL from "ical.js";

/** A single event, or one occurrence of a repeated event. */
export type Occurrence = { item: ICAL.Event; start: ICAL.Time; end: ICAL.Time; repeats?: string };

/** An event of the feed, and the changes to some of its occurrences. */
type Sent = { component: ICAL.Component; changes: ICAL.Component[] };

const dayLength = 24 * 60 * 60 * 1000;

export type Window = { first: ICAL.Time; last: ICAL.Time };

export function windowFrom(from: Date, days: number): Window {
  return {
    first: ICAL.Time.fromJSDate(new Date(from.getTime() - dayLength), true),
    last: ICAL.Time.fromJSDate(new Date(from.getTime() + days * dayLength), true),
  };
}

export function sentEvents(calendar: ICAL.Component): Sent[] {
  const byUid = Map.groupBy(calendar.getAllSubcomponents("vevent"), (event) =>
    String(event.getFirstPropertyValue("uid") ?? ""),
  );
  return [...byUid].flatMap(([uid, components]) => {
    const isChange = (component: ICAL.Component) => component.hasProperty("recurrence-id");
    // Some calendars send every version of an event; the last one counts. Events without a UID are separate.
    const masters = components.filter((component) => !isChange(component)).toSorted(bySequence);
    const changes = components.filter(isChange).toSorted(bySequence);
    const chosen = uid === "" ? masters : masters.slice(-1);
    if (chosen.length === 0) return changes.map((component) => ({ component, changes: [] }));
    return chosen.map((component) => ({ component, changes }));
  });
}

function bySequence(a: ICAL.Component, b: ICAL.Component): number {
  const of = (component: ICAL.Component) => Number(component.getFirstPropertyValue("sequence") ?? 0);
  return of(a) - of(b);
}

/** Every occurrence that may lie in the window; the caller, who knows the time zones, checks exactly. */
export function occurrencesOf({ component, changes }: Sent, window: Window): Occurrence[] {
  const event = new ICAL.Event(component, { strictExceptions: true, exceptions: changes });
  if (event.isRecurring()) return repeated(event, window);
  const { startDate: start, endDate: end, recurrenceId } = event;
  return [{ item: event, start, end, ...(recurrenceId && { repeats: recurrenceId.toICALString() }) }];
}

function repeated(event: ICAL.Event, { first, last }: Window): Occurrence[] {
  const found: Occurrence[] = [];
  const changed = new Set(Object.keys(event.exceptions));
  const early = first.clone();
  early.addDuration(negative(event.duration));
  const steps = event.iterator();
  for (let next = steps.next(); next && next.compare(last) <= 0; next = steps.next()) {
    if (!changed.has(next.toString()) && next.compare(early) < 0) continue;
    const { item, startDate: start, endDate: end } = event.getOccurrenceDetails(next);
    if (end.compare(first) >= 0) found.push({ item, start, end, repeats: next.toICALString() });
  }
  return found;
}

function negative(duration: ICAL.Duration): ICAL.Duration {
  return ICAL.Duration.fromSeconds(-Math.abs(duration.toSeconds()));
}
