import type { Content } from "./collections.ts";
import { formatClock } from "./formats.ts";
import { type Language, languages } from "./languages.ts";
import { endOfDay, timeZone as paris } from "./paris-time.ts";
import { isOpen, listedBranches, type OpenBranchEntry } from "./selections.ts";
import { slugOf } from "./slug.ts";
import { fillIn } from "./translate.ts";
import { buildWords } from "./words/catalogues.ts";
import { momentOf, zonedTime } from "./zoned-time.ts";

export type AgendaEvent = Content["agenda"]["events"][number];

const isDay = (moment: string) => !moment.includes("T");

/** Coming and current events, the next first. */
export function upcomingEvents(content: Content, today: Date): AgendaEvent[] {
  return content.agenda.events
    .map((event) => withOffsets(content, event))
    .filter((event) => endOfEvent(event) > today.getTime())
    .toSorted((a, b) => startOfEvent(a) - startOfEvent(b));
}

/** Adds the UTC offset of the branch's time zone to times without one, which the editor writes. */
function withOffsets(content: Content, event: AgendaEvent): AgendaEvent {
  const isLocal = (moment = "") => /T[\d:]+$/.test(moment);
  if (!isLocal(event.start) && !isLocal(event.end)) return event;
  const zone = branchOfEvent(content, event)?.events?.timeZone ?? paris;
  const zoned = (moment: string) => (isLocal(moment) ? zonedTime(momentOf(moment, zone), zone) : moment);
  return { ...event, start: zoned(event.start), ...(event.end !== undefined && { end: zoned(event.end) }) };
}

export function startOfEvent({ start }: Pick<AgendaEvent, "start">): number {
  return isDay(start) ? momentOf(`${start}T00:00:00`, paris) : Date.parse(start);
}

/** In milliseconds; an event without an end is over at the end of its day. */
export function endOfEvent({ start, end }: Pick<AgendaEvent, "start" | "end">): number {
  if (end !== undefined && !isDay(end)) return Date.parse(end);
  return endOfDay(end ?? clockOfEvent(start).day);
}

/** The organising branch, found by tag, by host or by place. */
export function branchOfEvent(content: Content, event: AgendaEvent): OpenBranchEntry | undefined {
  const branches = listedBranches(content).filter(isOpen);
  const tags = event.tags.map(slugOf).filter(Boolean);
  const has = (words = "", text = "") => slugOf(words) !== "" && slugOf(text).includes(slugOf(words));
  return (
    branches.find(
      ({ id, events }) => tags.includes(id) || (events?.tag !== undefined && tags.includes(slugOf(events.tag))),
    ) ??
    branches.find(({ events }) => has(events?.host, event.host)) ??
    branches.find(({ events }) => has(events?.place, event.place))
  );
}

/** The same in both languages, so that switching language keeps the filter. */
export function cityId({ city }: Pick<OpenBranchEntry, "city">): string {
  return slugOf(city.fr);
}

/** In the branch's time zone; no time for events of whole days. */
export function clockOfEvent(moment: string, branch?: OpenBranchEntry): { day: string; clock: string | undefined } {
  if (isDay(moment)) return { day: moment, clock: undefined };
  const zone = branch?.events?.timeZone ?? (moment.endsWith("Z") ? paris : undefined);
  const local = zone === undefined ? moment : zonedTime(Date.parse(moment), zone);
  return { day: local.slice(0, 10), clock: local.slice(11, 16) };
}

/** Says whose time it is, unless it is that of Paris. */
export function clockText(clock: string, branch: OpenBranchEntry | undefined, lang: Language): string {
  const time = formatClock(clock, lang);
  const zone = branch?.events?.timeZone ?? paris;
  if (!branch || zone === paris) return time;
  return fillIn(buildWords[lang].localTime, { time, city: branch.city[lang] });
}

/** The language of the event's text if it is not the language of the page. */
export function foreign(event: AgendaEvent, lang: Language): Language | undefined {
  return event.lang === lang ? undefined : event.lang;
}

/** The translated note if there is one, otherwise the original. */
export function noteOf(event: AgendaEvent, lang: Language): { text: string; lang?: Language } | undefined {
  const { note, noteTranslated } = event;
  const other = foreign(event, lang);
  if (other !== undefined && noteTranslated !== undefined) return { text: noteTranslated };
  return note === undefined ? undefined : { text: note, ...(other && { lang: other }) };
}

/** The place, with the branch's city in the language of the page. */
export function placeOf({ place }: AgendaEvent, branch: OpenBranchEntry | undefined, lang: Language) {
  const parts = place?.split(", ") ?? [];
  const city = branch && languages.some((code) => branch.city[code] === parts.at(-1)) && branch.city[lang];
  return city ? [...parts.slice(0, -1), city].join(", ") : place;
}

/** The branch and the town, without repetition. */
export function whereOf(event: AgendaEvent, branch: OpenBranchEntry | undefined, lang: Language): string {
  const town = placeOf(event, branch, lang)?.split(", ").at(-1);
  return [...new Set([branch?.name[lang], town])].filter(Boolean).join(", ");
}
