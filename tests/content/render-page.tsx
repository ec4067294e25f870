import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { I18nProvider } from "#app/ui/i18n.tsx";
import type { Content } from "#model/collections.ts";
import type { Language } from "#model/languages.ts";
import { type Page, pathTo } from "#model/pages.ts";
import { wordsOf } from "#model/words/catalogues.ts";
import { messages } from "#tests/browser/support/site.ts";

/** Replaces app/content/source.server.ts in tests. */
export const shown: { content?: Content } = {};

const drawing = { src: "/drawn.svg", width: 1, height: 1 };
const made = new Proxy({}, { get: () => ({ href: "/made.pdf", bytes: 1, pages: 1, src: "/card.png", alt: "" }) });

/** Drawings and documents that nobody had to make, in the place of app/content/pictures.server.ts. */
export const standIns = {
  derived: () => ({ art: {}, pictures: {}, documents: made, downloads: made, cards: made }),
  art: () => drawing,
  headerArt: () => drawing,
  image: () => drawing,
  imageOr: () => drawing,
  logoPack: () => ({ href: "/logos.zip", size: "1 kB" }),
};

type Route = { loader: (args: never) => object; default: ComponentType<never> };

type Rendered = Exclude<Page, "branch" | "publication" | "plain">;

/** The HTML of a route's own part of the page. */
export function renderPage(route: Route, page: Rendered, lang: Language, year = "") {
  const path = page === "edition" ? pathTo(page, lang, { year }) : pathTo(page, lang);
  const loaderData = route.loader({ url: new URL(path, "https://site.example"), params: { year } } as never);
  const View = route.default as ComponentType<{ loaderData: object }>;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <I18nProvider lang={lang} messages={{ ...messages[lang], ...wordsOf(page, lang) }}>
        <View loaderData={loaderData} />
      </I18nProvider>
    </MemoryRouter>,
  );
}
