import { Agenda } from "../features/events/agenda.tsx";
import { EventCalendar } from "../features/events/event-calendar.tsx";
import { eventsData } from "../features/events/events.server.ts";
import { Flagship } from "../features/events/flagship.tsx";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import type { Route } from "./+types/events.ts";
import "../features/events/agenda.css";
import "../features/events/agenda-event.css";

export { meta, shouldRevalidate } from "../shell/head.ts";

export const loader = pageLoader("events", (lang) => eventsData(lang, new Date()));

export default function EventsPage({
  loaderData: { header, art, agenda, feed, calendar, calendarUrl, flagship, embed },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader header={header} art={art} />
      <Agenda agenda={agenda} feed={feed} calendar={calendarUrl} />
      {(embed ?? calendarUrl) && <EventCalendar text={calendar} url={calendarUrl} embed={embed} />}
      <Flagship text={flagship} />
    </>
  );
}
