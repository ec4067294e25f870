import type { Event } from "schema-dts";
import { type AgendaEvent, branchOfEvent, upcomingEvents } from "#model/agenda.ts";
import { pathTo } from "#model/pages.ts";
import { branchIdentity, publisher } from "./organisation.ts";
import { ids, type Subject } from "./subject.ts";

/** Coming events, including cancelled ones, with their status. */
export function agenda(subject: Subject): Event[] {
  return upcomingEvents(subject.content, subject.today).map((event) => entry(subject, event));
}

function entry(subject: Subject, event: AgendaEvent): Event {
  const { content, lang } = subject;
  const { id, title, start, end, place, note, url, cancelled } = event;
  const page = `${content.site.address}${pathTo("events", lang)}#${id}`;
  const branch = branchOfEvent(content, event);
  const mode = place === undefined ? "Online" : "Offline";
  return {
    "@type": "Event",
    "@id": ids.event(content, id),
    name: title,
    ...(event.lang && { inLanguage: event.lang }),
    ...(note !== undefined && { description: note }),
    url: url ?? page,
    startDate: start,
    ...(end !== undefined && { endDate: end }),
    eventStatus: `https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location:
      place === undefined
        ? { "@type": "VirtualLocation", url: url ?? page }
        : { "@type": "Place", name: branch?.school ?? place, address: place },
    organizer: branch ? branchIdentity(subject, branch) : publisher(subject),
  };
}
