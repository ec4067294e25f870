import { Leaving } from "../ui/leaving.tsx";
import { content } from "../content/source.server.ts";
import { EditionList } from "../features/krypto-tour/edition-list.tsx";
import { FilmSection } from "../features/krypto-tour/film-section.tsx";
import { tourData } from "../features/krypto-tour/krypto-tour.server.ts";
import { Tickets } from "../features/krypto-tour/tickets.tsx";
import { TourFormat } from "../features/krypto-tour/tour-format.tsx";
import { TourHero } from "../features/krypto-tour/tour-hero.tsx";
import { TourNav } from "../features/krypto-tour/tour-nav.tsx";
import { TourSchedule } from "../features/krypto-tour/tour-schedule.tsx";
import { TourSpeakers } from "../features/krypto-tour/tour-speakers.tsx";
import { TourSponsors } from "../features/krypto-tour/tour-sponsors.tsx";
import { Venue } from "../features/krypto-tour/venue.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import { useI18n } from "../ui/i18n.tsx";
import { useOver } from "../ui/use-over.ts";
import type { Route } from "./+types/krypto-tour.ts";
import "../styles/krypto-tour.css";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return {
    head: headFor({ page: "kryptoTour", lang, seo: content().edition.seo, params: [] }),
    ...tourData(lang, new Date()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function KryptoTourPage({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const over = useOver(loaderData.ends);
  const { text, ends, film, programme, speakers, tiers, tickets, community, media, editions } = loaderData;
  const has = {
    film: Boolean(text.film && film),
    sponsors: tiers.length + community.length + media.length > 0,
    speakers: speakers.length > 0,
    schedule: programme !== undefined,
    tickets: Boolean(text.ticketing && (tickets ?? ends === undefined)),
  };
  const parts = [
    has.film && { id: "film", name: t("tour.film") },
    { id: "format", name: t("tour.format") },
    has.sponsors && { id: "sponsors", name: t("tour.sponsors") },
    has.speakers && { id: "speakers", name: t("tour.speakers") },
    has.schedule && { id: "schedule", name: t("tour.programme") },
    has.tickets && { id: "tickets", name: t(over ? "tour.next" : "tour.tickets") },
    { id: "venue", name: t("tour.venue") },
    editions.length > 0 && { id: "editions", name: t("tour.editions") },
  ].filter((part) => part !== false);
  return (
    <>
      {ends !== undefined && <Leaving />}
      <TourHero {...loaderData} hasTickets={has.tickets} />
      <TourNav parts={parts} />
      {text.film && film && <FilmSection title={text.title} text={text.film} film={film} />}
      <TourFormat text={text.format} ends={ends} photos={loaderData.photos} />
      {has.sponsors && <TourSponsors {...loaderData} />}
      {has.speakers && <TourSpeakers text={text.speakers} speakers={speakers} />}
      {programme && (
        <TourSchedule text={text.schedule} programme={programme} name={text.title} venue={text.venue.name} />
      )}
      {text.ticketing && has.tickets && <Tickets {...loaderData} text={text.ticketing} />}
      <div className="section-day">
        <div className="wrap tour-end">
          <Venue venue={text.venue} {...loaderData} />
          {editions.length > 0 && <EditionList editions={editions} />}
        </div>
      </div>
    </>
  );
}
