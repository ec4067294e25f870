import { filesIn } from "#model/files.ts";
import { localise } from "#model/localise.ts";
import { headerArt } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";
import { agendaData, webcal } from "./agenda.server.ts";

export function eventsData(lang: Language, today: Date) {
  const { eventsPage, site } = content();
  const { header, calendar, flagship } = localise(eventsPage, lang);
  return {
    header,
    calendar,
    flagship,
    art: headerArt("events"),
    agenda: agendaData(lang, today),
    feed: webcal(site.links.calendarFeed ?? site.address + filesIn(lang).agenda),
    calendarUrl: site.links.calendar,
    embed: site.embeds.calendar && { mode: site.embeds.mode, ...site.embeds.calendar },
  };
}
