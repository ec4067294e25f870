import { logosOf } from "../../content/lists.server.ts";
import { localise } from "#model/localise.ts";
import { faceOf } from "../../content/people.server.ts";
import { art, image } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { currentEdition } from "#model/editions.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { venueView } from "#model/map-views.ts";
import { endOfDay, isOver } from "#model/paris-time.ts";
import { addressLine } from "#model/postal-address.ts";
import { editionList } from "./editions.server.ts";
import { talkAddresses } from "./talk-address.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

const folder = "krypto-tour";

export function tourData(lang: Language, today: Date) {
  const { kryptoTourPage, site } = content();
  const { mode } = site.embeds;
  const edition = currentEdition(content());
  const { number, date, city, summary, speakersNote, venue, announcement, story, ...shown } = localise(edition, lang);
  const { seo: _, inMenu: __, format, ...text } = localise(kryptoTourPage, lang);
  const { film, tickets } = shown;
  return {
    text,
    number,
    date,
    city,
    summary,
    format: {
      heading: format.heading,
      before: announcement.length > 0 ? announcement : [format.before],
      after: story.length > 0 ? story : [format.after],
    },
    figures: figuresOf(shown.figures),
    art: { wide: art("tour-wide"), tall: art("tour-tall") },
    photos: edition.photos.map(({ src, alt }) => ({ image: image(folder, src), alt: alt[lang] })),
    film: film && {
      text: film.text,
      alternative: film.alternative,
      frame: { mode, id: film.id, poster: art("film") },
    },
    ends: isOver(edition, today) ? undefined : endOfDay(date),
    calendarFile: filesIn(lang).tourCalendar,
    tickets: tickets && { mode, ...tickets },
    newsletter: site.links.newsletter,
    speakersNote,
    speakers: speakerCards(lang),
    programme: programmeData(lang),
    editions: editionList(lang, edition.id),
    tiers: edition.sponsors.map(({ name, logos }, index) => ({
      rank: index + 1,
      name: name[lang],
      mark: art(`tier/${Math.min(index + 1, 4)}`),
      logos: logosOf(folder, logos),
    })),
    community: logosOf(folder, edition.communityPartners),
    media: logosOf(folder, edition.mediaPartners),
    venue: venue && {
      name: venue.name,
      access: venue.access,
      address: addressLine(content(), venue.address, lang),
      map: mapSettings("map/tour", venueView(venue.coordinates)),
    },
  };
}

function speakerCards(lang: Language) {
  return currentEdition(content()).speakers.map((speaker) => {
    const { name, role, linkedin, x } = speaker;
    return { name, role: role[lang], linkedin, x, ...faceOf(speaker, folder, lang) };
  });
}

function programmeData(lang: Language) {
  const { schedule } = currentEdition(content());
  if (schedule.slots.length === 0) return undefined;
  return {
    image: art(`schedule/${lang}`),
    titlesImage: art(`schedule/titles/${lang}`),
    text: schedule.text?.[lang],
    rooms: schedule.rooms.map(({ id, name }) => ({ id, name: name[lang] })),
    slots: slotsOf(lang),
  };
}

function slotsOf(lang: Language) {
  const { rooms, slots } = currentEdition(content()).schedule;
  const order = (room: string | undefined) => rooms.findIndex(({ id }) => id === room);
  const sorted = slots.toSorted((a, b) => a.start.localeCompare(b.start) || order(a.room) - order(b.room));
  const addresses = talkAddresses(sorted);
  return sorted.map(({ start, end, room, title, abstract, speakers }, index) => ({
    id: addresses[index] ?? "",
    start,
    end,
    title: title[lang],
    speakers,
    ...(room !== undefined && { room }),
    ...(abstract && { abstract: abstract[lang] }),
  }));
}

export type TourData = ReturnType<typeof tourData>;
export type ProgrammeData = NonNullable<TourData["programme"]>;
