import type { Content } from "#model/collections.ts";
import { collections } from "#model/collections.ts";
import type { AgendaEvent } from "#model/agenda.ts";
import { canonicalText } from "#check/fix/canonical-form.ts";
import { schemaOf } from "#check/read/json-schema.ts";

export const [snapshotFile] = collections.agenda;

/** An older snapshot is rewritten even if nothing changed, because the page shows its date. */
const daysFresh = 7;

export function snapshotText(events: readonly AgendaEvent[], now: Date): string {
  const lean = events.map(({ tags, cancelled, ...event }) => ({
    ...event,
    ...(tags.length > 0 && { tags }),
    ...(cancelled && { cancelled }),
  }));
  return canonicalText(schemaOf("agenda"), { read: now.toISOString().replace(/\.\d+/, ""), events: lean });
}

/** Keeps the translation of a note that has not changed. */
export function withTranslations({ agenda }: Content, events: readonly AgendaEvent[]): AgendaEvent[] {
  const earlier = new Map(agenda.events.map((event) => [event.id, event]));
  return events.map((event) => {
    const { note, noteTranslated } = earlier.get(event.id) ?? {};
    return noteTranslated !== undefined && note === event.note ? { ...event, noteTranslated } : event;
  });
}

export function isCurrent({ agenda }: Content, events: readonly AgendaEvent[], now: Date): boolean {
  const age = agenda.read === undefined ? Infinity : now.getTime() - Date.parse(agenda.read);
  const ahead = agenda.events.filter(({ id }) => events.some((event) => event.id === id));
  return (
    !agenda.sample &&
    age < daysFresh * 24 * 60 * 60 * 1000 &&
    JSON.stringify(sorted(ahead)) === JSON.stringify(sorted(events))
  );
}

/** Sorts the keys, so that two snapshots can be compared. */
function sorted(events: readonly AgendaEvent[]) {
  return events.map((event) => Object.entries(event).toSorted(([a], [b]) => a.localeCompare(b)));
}
