import { logosOf } from "../../content/lists.server.ts";
import { localise } from "#model/localise.ts";
import { art, image, portrait } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { venueView } from "#model/map-views.ts";
import { addressLine } from "#model/postal-address.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

const folder = "krypto-tour";

export function tourData(lang: Language) {
  const { edition, schedule, tourSponsors, tourPartners, site, homePage } = content();
  const { mode, video, ticketing } = site.embeds;
  const { seo: _, sample: __, figures, ...text } = localise(edition, lang);
  return {
    text,
    figures: figuresOf(figures),
    address: addressLine(content(), edition.venue.address, lang),
    art: { wide: art("tour-wide"), tall: art("tour-tall") },
    photos: edition.format.photos.map(({ src, alt }) => ({ image: image(folder, src), alt: alt[lang] })),
    film: video && { mode, ...video, poster: art("film") },
    calendarFile: filesIn(lang).tourCalendar,
    tickets: ticketing && { mode, ...ticketing },
    speakers: speakerCards(lang),
    schedule: schedule.slots.length > 0 ? { image: art(`schedule/${lang}`), rows: scheduleRows(lang) } : undefined,
    tiers: tourSponsors.tiers.map(({ name, logos }, index) => ({
      rank: index + 1,
      name: name[lang],
      mark: art(`tier/${index + 1}`),
      logos: logosOf(folder, logos),
    })),
    partner: homePage.doors.partner.button[lang],
    community: logosOf(folder, tourPartners.community),
    media: logosOf(folder, tourPartners.media),
    map: mapSettings("map/tour", venueView(edition.venue.coordinates)),
  };
}

function speakerCards(lang: Language) {
  return content().speakers.speakers.map(({ name, role, image: photo, linkedin, x }) => ({
    name,
    role: role[lang],
    image: portrait(folder, name, photo?.src),
    alt: photo?.alt[lang] ?? "",
    ...(linkedin && { linkedin }),
    ...(x && { x }),
  }));
}

/** The timetable in the order of the day; a slot without a room is for everyone. */
function scheduleRows(lang: Language) {
  const { rooms, slots } = content().schedule;
  const order = (room: string | undefined) => rooms.findIndex(({ id }) => id === room);
  return slots
    .toSorted((a, b) => a.start.localeCompare(b.start) || order(a.room) - order(b.room))
    .map(({ start, end, room, title, speakers }) => ({
      start,
      end,
      room: rooms.find(({ id }) => id === room)?.name[lang] ?? "",
      title: title[lang],
      speakers,
    }));
}

export type TourData = ReturnType<typeof tourData>;
