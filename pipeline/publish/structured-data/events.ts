import { type AgendaEvent, branchOfEvent, upcomingEvents } from "#model/agenda.ts";
import { currentEdition, type Edition } from "#model/editions.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { hoursOf, parisTime } from "#model/paris-time.ts";
import { branchIdentity, isSample, place, postalAddress, publisher, type Subject } from "./organisation.ts";

/** Coming events, including cancelled ones, with their status. */
export function agenda(subject: Subject) {
  return upcomingEvents(subject.content, subject.today).map((event) => entry(subject, event));
}

function entry(subject: Subject, event: AgendaEvent) {
  const { content, lang } = subject;
  const { address } = content.site;
  const url = event.url ?? `${address}${pathTo("events", lang)}#${event.id}`;
  const branch = branchOfEvent(content, event);
  return {
    "@type": "Event",
    "@id": `${address}${unprefixedPathTo("events")}#${event.id}`,
    name: event.title,
    inLanguage: event.lang,
    description: event.note,
    url,
    startDate: event.start,
    endDate: event.end,
    ...attendance(event.cancelled ? "Cancelled" : "Scheduled", event.place === undefined ? "Online" : "Offline"),
    location:
      event.place === undefined
        ? { "@type": "VirtualLocation", url }
        : { "@type": "Place", name: branch?.school ?? event.place, address: event.place },
    organizer: branch ? branchIdentity(subject, branch) : publisher(subject),
  };
}

const attendance = (status: string, mode: string) => ({
  eventStatus: `https://schema.org/Event${status}`,
  eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
});

export function tour(subject: Subject) {
  const { content, lang } = subject;
  const edition = currentEdition(content);
  const { id, date, venue, speakers, schedule } = edition;
  const hours = hoursOf(schedule);
  const at = (clock: string | undefined) => (clock === undefined ? date : parisTime(date, clock));
  return {
    ...described(subject, edition, pathTo("kryptoTour", lang)),
    "@id": `${content.site.address}${unprefixedPathTo("kryptoTour")}#${id}`,
    startDate: at(hours?.start),
    endDate: at(hours?.end),
    ...(venue && {
      location: place(venue.name[lang], { ...venue, address: postalAddress(content, venue.address) }),
    }),
    ...(speakers.length > 0 &&
      !isSample(content, edition) && {
        performer: speakers.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role[lang] })),
      }),
  };
}

export const pastTour = (subject: Subject, edition: Edition) =>
  described(subject, edition, pathTo("edition", subject.lang, { year: edition.id }));

/** An edition; only its year where the day is unknown. */
function described(subject: Subject, { id, date, summary, city }: Edition, path: string) {
  const { content, manifest, lang } = subject;
  const { address } = content.site;
  const card = manifest.cards[path];
  return {
    "@type": "Event",
    "@id": `${address}${path}#event`,
    name: `${content.kryptoTourPage.title} ${id}`,
    description: summary[lang],
    url: address + path,
    image: card && address + card.src,
    startDate: date ?? id,
    ...attendance("Scheduled", "Offline"),
    location: { "@type": "Place", name: city[lang], address: city[lang] },
    organizer: publisher(subject),
  };
}
