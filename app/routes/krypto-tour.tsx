import { FilmSection } from "../features/krypto-tour/film-section.tsx";
import { tourData } from "../features/krypto-tour/krypto-tour.server.ts";
import { Tickets, WhatComesNext } from "../features/krypto-tour/tickets.tsx";
import { TourFormat } from "../features/krypto-tour/tour-format.tsx";
import { TourHero } from "../features/krypto-tour/tour-hero.tsx";
import { TourNav } from "../features/krypto-tour/tour-nav.tsx";
import { TourPartners, TourSponsors } from "../features/krypto-tour/tour-supporters.tsx";
import { TourSchedule, TourSpeakers } from "../features/krypto-tour/tour-programme.tsx";
import { Venue } from "../features/krypto-tour/venue.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { useI18n } from "../ui/i18n.tsx";
import { useHasEnded } from "../ui/use-has-ended.ts";
import type { Route } from "./+types/krypto-tour.ts";

export { meta, shouldRevalidate } from "../shell/head.ts";

export const loader = pageLoader("kryptoTour", (lang) => tourData(lang, new Date()));

export default function KryptoTourPage({ loaderData }: Route.ComponentProps) {
  const over = useHasEnded(loaderData.ends);
  const { t } = useI18n();
  const { text, ends, film, programme, speakers, tiers, tickets, community, media } = loaderData;
  const { ticketing } = text;
  const has = {
    tickets: tickets !== undefined,
    partners: community.length + media.length > 0,
  };
  const tense = over ? "after" : "before";
  const parts = [
    film && { id: "film", name: text.film.heading },
    { id: "format", name: loaderData.format.heading },
    programme && { id: "schedule", name: text.schedule.heading },
    speakers.length > 0 && { id: "speakers", name: text.speakers.heading },
    tiers.length > 0 && { id: "sponsors", name: text.sponsors.heading },
    ends === undefined && { id: "next-edition", name: ticketing.after.heading },
    has.tickets && { id: "tickets", name: ticketing.before.heading },
    has.partners && { id: "partners", name: t("tour.partners") },
    { id: "venue", name: text.venue.heading[tense] },
  ].flatMap((part) => part || []);
  return (
    <>
      <TourHero {...loaderData} hasTickets={has.tickets} />
      <TourNav parts={parts} />
      {film && <FilmSection title={text.title} heading={text.film.heading} film={film} />}
      <TourFormat text={loaderData.format} ends={ends} photos={loaderData.photos} />
      {programme && <TourSchedule text={text} programme={programme} ends={ends} />}
      {speakers.length > 0 && <TourSpeakers {...loaderData} />}
      {tiers.length > 0 && <TourSponsors {...loaderData} />}
      <WhatComesNext {...loaderData} text={ticketing.after} />
      {tickets && <Tickets text={ticketing.before} ends={ends} tickets={tickets} />}
      {has.partners && <TourPartners {...loaderData} />}
      <Venue {...loaderData} />
    </>
  );
}
