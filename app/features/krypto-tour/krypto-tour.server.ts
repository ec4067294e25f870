import { logosOf } from "../../content/lists.server.ts";
import { localise } from "#model/localise.ts";
import { faceOf } from "../../content/people.server.ts";
import { art, image } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import { figuresOf } from "../../content/figures.server.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { venueView } from "#model/map-views.ts";
import { endOfDay, isOver } from "#model/paris-time.ts";
import { addressLine } from "#model/postal-address.ts";
import { editionList } from "./editions.server.ts";
import { programmeData } from "./programme.server.ts";
import { mapSettings } from "../../integrations/map/settings.server.ts";

const folder = "krypto-tour";

export function tourData(lang: Language, today: Date) {
  const { edition, tourSponsors, tourPartners, site } = content();
  const { mode, video, ticketing } = site.embeds;
  const { seo: _, sample: __, figures, ...text } = localise(edition, lang);
  return {
    text,
    figures: figuresOf(figures),
    address: addressLine(content(), edition.venue.address, lang),
    art: { wide: art("tour-wide"), tall: art("tour-tall") },
    photos: edition.format.photos.map(({ src, alt }) => ({ image: image(folder, src), alt: alt[lang] })),
    film: video && { mode, ...video, poster: art("film") },
    ends: isOver(edition, today) ? undefined : endOfDay(edition.date),
    calendarFile: filesIn(lang).tourCalendar,
    tickets: ticketing && { mode, ...ticketing },
    newsletter: site.links.newsletter,
    speakers: speakerCards(lang),
    programme: programmeData(lang),
    editions: editionList(lang, Number(edition.date.slice(0, 4))),
    tiers: tourSponsors.tiers.map(({ name, logos }, index) => ({
      rank: index + 1,
      name: name[lang],
      mark: art(`tier/${index + 1}`),
      logos: logosOf(folder, logos),
    })),
    community: logosOf(folder, tourPartners.community),
    media: logosOf(folder, tourPartners.media),
    map: mapSettings("map/tour", venueView(edition.venue.coordinates)),
  };
}

function speakerCards(lang: Language) {
  return content().speakers.speakers.map((speaker) => {
    const { name, role, linkedin, x } = speaker;
    return { name, role: role[lang], linkedin, x, ...faceOf(speaker, folder, lang) };
  });
}

export type TourData = ReturnType<typeof tourData>;
