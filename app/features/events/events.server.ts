import { localise } from "#model/localise.ts";
import { art } from "../../content/pictures.server.ts";
import { content } from "../../content/source.server.ts";
import type { Language } from "#model/languages.ts";

export function eventsData(lang: Language) {
  const { eventsPage, site } = content();
  const { header, calendar, flagship } = localise(eventsPage, lang);
  return {
    header,
    calendar,
    flagship,
    art: art("header/events"),
    calendarFeed: site.links.calendarFeed,
    calendarUrl: site.links.calendar,
    embed: site.embeds.calendar && { mode: site.embeds.mode, ...site.embeds.calendar },
  };
}
