import type { Event } from "schema-dts";
import { pathTo } from "#model/pages.ts";
import { hoursOf, parisTime } from "../paris-time.ts";
import { publisher } from "./organisation.ts";
import { ids, type Subject } from "./subject.ts";

export function tour(subject: Subject): Event {
  const { content, manifest, lang } = subject;
  const { site, edition, schedule, speakers } = content;
  const { start, end } = hoursOf(schedule);
  const { venue } = edition;
  const path = pathTo("kryptoTour", lang);
  const card = manifest.cards[path];
  return {
    "@type": "Event",
    "@id": ids.tour(content),
    name: `${edition.title} ${edition.date.slice(0, 4)}`,
    description: edition.subtitle[lang],
    url: site.address + path,
    ...(card && { image: site.address + card.src }),
    startDate: parisTime(edition.date, start),
    endDate: parisTime(edition.date, end),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue.name[lang],
      address: venue.address,
      geo: {
        "@type": "GeoCoordinates",
        latitude: venue.coordinates.lat,
        longitude: venue.coordinates.lng,
      },
    },
    organizer: publisher(subject),
    performer: speakers.speakers.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role[lang] })),
  };
}
