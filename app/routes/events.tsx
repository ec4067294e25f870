import { pageWords } from "../content/words.server.ts";
import { content } from "../content/source.server.ts";
import { EventCalendar } from "../features/events/event-calendar.tsx";
import { eventsData } from "../features/events/events.server.ts";
import { Flagship } from "../features/events/flagship.tsx";
import { languageOf } from "#model/languages.ts";
import { metaTags } from "../shell/head.ts";
import { headFor } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/events.ts";

export function loader({ url }: Route.LoaderArgs) {
  const lang = languageOf(url.pathname);
  return {
    catalogue: pageWords(lang, "events"),
    head: headFor({ page: "events", lang, seo: content().eventsPage.seo, params: [] }),
    ...eventsData(lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData.head);

export default function EventsPage({
  loaderData: { header, art, calendar, calendarUrl, calendarFeed, flagship, embed },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} art={art} />
      {(embed ?? calendarUrl ?? calendarFeed) && (
        <EventCalendar text={calendar} url={calendarUrl} embed={embed} feed={calendarFeed} />
      )}
      <Flagship text={flagship} />
    </>
  );
}
