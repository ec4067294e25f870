import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "../../ui/i18n.tsx";
import { fr } from "#model/words/fr.ts";
import { EventCalendar } from "./event-calendar.tsx";

const frame = { mode: "load" as const, id: "cal-Essai", sandbox: [] };
const url = "https://calendar.example";

function render(embed?: typeof frame): string {
  const calendar = createElement(EventCalendar, { text: { heading: "Agenda", text: "Texte" }, url, embed });
  const props = { lang: "fr", messages: fr, children: calendar } as const;
  return renderToStaticMarkup(createElement(I18nProvider, props));
}

test("the embedded calendar comes with a link to its own page", () => {
  const html = render(frame);
  expect(html).toContain(`href="${url}"`);
  expect(html).toContain("embed-calendar");
});

test("without an embed, the page links to the calendar", () => {
  const html = render();
  expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("embed");
});
