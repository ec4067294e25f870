import { Agenda } from "../features/events/agenda.tsx";
import { EventCalendar } from "../features/events/event-calendar.tsx";
import { eventsData } from "../features/events/events.server.ts";
import { pageLoader } from "../shell/head.server.ts";
import { PageHeader } from "../shell/page-header.tsx";
import { staticPage } from "../shell/static-page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { useI18n } from "../ui/i18n.tsx";
import type { Route } from "./+types/events.ts";

export { meta } from "../shell/head.ts";

export const handle = staticPage;

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

function Flagship({ text }: { text: Route.ComponentProps["loaderData"]["flagship"] }) {
  const { to } = useI18n();
  return (
    <section className="on-accent py-section" aria-labelledby="flagship">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="flagship">{text.heading}</h2>
          <p className="lede mt-6">{text.text}</p>
        </div>
        <ButtonLink look="night" className="justify-self-start" href={to("kryptoTour")}>
          {text.button}
        </ButtonLink>
      </div>
    </section>
  );
}
