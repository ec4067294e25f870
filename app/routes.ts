import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { currentContent } from "#check/load.ts";
import { type Language, languages } from "#model/languages.ts";
import { allPages, fallbackPages, type Page, pages } from "#model/pages.ts";
import { sitePages } from "#model/site-pages.ts";

/** `kryptoTour` is in `routes/krypto-tour.tsx`. */
const fileOf = (page: Page) => `routes/${page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

const isBuild = process.env["NODE_ENV"] === "production";

const built = isBuild ? sitePages(currentContent()) : [];

/** React Router refuses to build a route that has no page, such as past editions before the second one. */
const used = isBuild ? allPages.filter((page) => built.some((site) => site.page === page)) : allPages;

/** In a build, a route for each plain page, as `/:id` would take the address of the 404 page; development shows new ones at once. */
const plainPaths = isBuild ? built.flatMap(({ page, path }) => (page === "plain" ? path : [])) : [pages.plain.path];

/** Only the layout differs by language, so that a visitor loads the words of one language. */
function pagesIn(lang: Language): RouteConfigEntry[] {
  return [
    ...used.filter((page) => page !== "plain").map((page) => pageRoute(page, lang)),
    ...plainPaths.map((path) => route(path.slice(1), fileOf("plain"), { id: lang + path })),
    route(fallbackPages.branchNotFound.slice(1), "routes/branch-not-found.tsx", { id: `${lang}/branchNotFound` }),
    route("*", "routes/not-found.tsx", { id: `${lang}/notFound` }),
  ];
}

function pageRoute(page: Page, lang: Language): RouteConfigEntry {
  const id = `${lang}/${page}`;
  return page === "home" ? index(fileOf(page), { id }) : route(pages[page].path.slice(1), fileOf(page), { id });
}

export default [
  ...languages.map((lang) => route(lang, `routes/layout.${lang}.tsx`, pagesIn(lang))),
  index("routes/language-gate.tsx", { id: "gate/home" }),
  route("*", "routes/language-gate.tsx", { id: "gate" }),
] satisfies RouteConfig;
