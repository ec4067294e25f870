import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "../../ui/i18n.tsx";
import { words } from "#model/words/catalogues.ts";
import { EventCalendar } from "./event-calendar.tsx";

test("without an embed, the page links to the calendar", () => {
  const url = "https://calendar.example";
  const children = createElement(EventCalendar, { text: { heading: "Agenda", text: "Texte" }, url, embed: undefined });
  const props = { lang: "fr" as const, messages: words.fr, children };
  const html = renderToStaticMarkup(createElement(I18nProvider, props));
  expect(html).toContain(`href="${url}"`);
  expect(html).not.toContain("embed");
});
