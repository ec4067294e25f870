import { pageWords } from "../content/words.server.ts";
import { content } from "../content/source.server.ts";
import { FilmSection } from "../features/krypto-tour/film-section.tsx";
import { tourData } from "../features/krypto-tour/krypto-tour.server.ts";
import { Tickets } from "../features/krypto-tour/tickets.tsx";
import { TourFormat } from "../features/krypto-tour/tour-format.tsx";
import { TourHero } from "../features/krypto-tour/tour-hero.tsx";
import { TourPartners } from "../features/krypto-tour/tour-partners.tsx";
import { TourSchedule } from "../features/krypto-tour/tour-schedule.tsx";
import { TourSpeakers } from "../features/krypto-tour/tour-speakers.tsx";
import { TourSponsors } from "../features/krypto-tour/tour-sponsors.tsx";
import { Venue } from "../features/krypto-tour/venue.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import type { Route } from "./+types/krypto-tour.ts";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return {
    catalogue: pageWords(lang, "tour", "branches"),
    head: headFor({ page: "kryptoTour", lang, seo: content().edition.seo, params: [] }),
    ...tourData(lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function KryptoTourPage({ loaderData }: Route.ComponentProps) {
  const { text, film, schedule, speakers, tiers, tickets, community, media } = loaderData;
  return (
    <>
      <TourHero {...loaderData} />
      {text.film && film && <FilmSection title={text.title} text={text.film} film={film} />}
      <TourFormat text={text.format} photos={loaderData.photos} />
      {schedule && <TourSchedule text={text.schedule} schedule={schedule} />}
      {speakers.length > 0 && <TourSpeakers heading={text.speakers.heading} speakers={speakers} />}
      {tiers.length > 0 && <TourSponsors heading={text.sponsors.heading} tiers={tiers} join={loaderData.partner} />}
      {text.ticketing && tickets && <Tickets text={text.ticketing} tickets={tickets} />}
      {community.length + media.length > 0 && (
        <div className="section wrap grid gap-16">
          <TourPartners id="community" heading={text.communityPartners.heading} logos={community} />
          <TourPartners id="media" heading={text.mediaPartners.heading} logos={media} />
        </div>
      )}
      <Venue venue={text.venue} {...loaderData} />
    </>
  );
}
