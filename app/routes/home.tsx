import { nextEventData } from "../features/events/next-event.server.ts";
import { NextEvent } from "../features/events/next-event.tsx";
import { Hero } from "../features/home/hero.tsx";
import { homeData } from "../features/home/home.server.ts";
import { AudienceLinks, LatestPublications, Statistics, Supporters } from "../features/home/home-sections.tsx";
import { pageLoader } from "../shell/head.server.ts";
import type { Route } from "./+types/home.ts";

export { meta } from "../shell/head.ts";

export const loader = pageLoader("home", (lang) => ({
  nextEvents: nextEventData(lang, new Date()),
  ...homeData(lang),
}));

export default function HomePage({
  loaderData: { name, join, publicationsUrl, text, statistics, art, nextEvents, ...data },
}: Route.ComponentProps) {
  return (
    <>
      <Hero name={name} join={join} text={text.hero} art={art} cities={data.cities} counts={data.counts}>
        {nextEvents.length > 0 && <NextEvent events={nextEvents} />}
      </Hero>
      <AudienceLinks audiencePages={data.audiencePages} />
      <Statistics {...statistics} />
      <Supporters {...data.supporters} />
      <LatestPublications {...text.publications} url={publicationsUrl} publications={data.publications} />
    </>
  );
}
