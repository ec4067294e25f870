import type { Event } from "schema-dts";
import { type AgendaEvent, branchOfEvent, upcomingEvents } from "#model/agenda.ts";
import { currentEdition, type Edition } from "#model/editions.ts";
import { pathTo } from "#model/pages.ts";
import { hoursOf, parisTime } from "#model/paris-time.ts";
import { branchIdentity, postalAddress, publisher } from "./organisation.ts";
import { ids, isSample, type Subject } from "./subject.ts";

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

const inPerson = {
  eventStatus: "https://schema.org/EventScheduled",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
} as const;

export function tour(subject: Subject): Event {
  const { content, manifest, lang } = subject;
  const { site, kryptoTourPage } = content;
  const edition = currentEdition(content);
  const hours = hoursOf(edition.schedule);
  const at = (clock: string | undefined) => (clock === undefined ? edition.date : parisTime(edition.date, clock));
  const { venue, city } = edition;
  const path = pathTo("kryptoTour", lang);
  const card = manifest.cards[path];
  return {
    "@type": "Event",
    "@id": ids.tour(content),
    name: `${kryptoTourPage.title} ${edition.id}`,
    description: edition.summary[lang],
    url: site.address + path,
    ...(card && { image: site.address + card.src }),
    startDate: at(hours?.start),
    endDate: at(hours?.end),
    ...inPerson,
    location: venue
      ? {
          "@type": "Place",
          name: venue.name[lang],
          address: postalAddress(content, venue.address),
          geo: { "@type": "GeoCoordinates", latitude: venue.coordinates.lat, longitude: venue.coordinates.lng },
        }
      : { "@type": "Place", name: city[lang], address: city[lang] },
    organizer: publisher(subject),
    ...(edition.speakers.length > 0 &&
      !isSample(content, edition) && {
        performer: edition.speakers.map(({ name, role }) => ({
          "@type": "Person" as const,
          name,
          jobTitle: role[lang],
        })),
      }),
  };
}

/** A past edition; only its year where the day is unknown. */
export function pastTour(subject: Subject, past: Edition): Event {
  const { content, lang } = subject;
  const path = pathTo("edition", lang, { year: past.id });
  return {
    "@type": "Event",
    "@id": `${content.site.address}${path}#event`,
    name: `${content.kryptoTourPage.title} ${past.id}`,
    description: past.summary[lang],
    url: content.site.address + path,
    startDate: past.date ?? past.id,
    ...inPerson,
    location: { "@type": "Place", name: past.city[lang], address: past.city[lang] },
    organizer: publisher(subject),
  };
}
