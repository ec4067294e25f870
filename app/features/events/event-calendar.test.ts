import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "../../ui/i18n.tsx";
import { fr } from "#model/words/fr.ts";
import { EventCalendar } from "./event-calendar.tsx";

const frame = { mode: "load" as const, id: "cal-Essai", sandbox: [] };
const url = "https://calendar.example";

function render(feed: string | undefined, embed?: typeof frame): string {
  const calendar = createElement(EventCalendar, { text: { heading: "Agenda", text: "Texte" }, url, embed, feed });
  const props = { lang: "fr", messages: fr, children: calendar } as const;
  return renderToStaticMarkup(createElement(I18nProvider, props));
}

test("the calendar can be subscribed to once the settings name its feed", () => {
  const html = render("https://calendar.example/feed.ics", frame);
  expect(html).toContain('href="https://calendar.example/feed.ics"');
  expect(html).toContain(fr.events.calendarFeed);
});

test("no subscription is offered before that", () => {
  expect(render(undefined, frame)).not.toContain(fr.events.calendarFeed);
});

test("without a frame, the calendar is one link away", () => {
  const html = render(undefined);
  expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("embed");
});
