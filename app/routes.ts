import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { keysOf } from "#model/keys.ts";
import { type Language, languages } from "#model/languages.ts";
import { fallbackPages, type Page, pages } from "#model/pages.ts";

const files: Record<Exclude<Page, "home">, string> = {
  board: "routes/board.tsx",
  association: "routes/association.tsx",
  branches: "routes/branches.tsx",
  branch: "routes/branch.tsx",
  publications: "routes/publications.tsx",
  publication: "routes/publication.tsx",
  donation: "routes/donation.tsx",
  events: "routes/events.tsx",
  kryptoTour: "routes/krypto-tour.tsx",
  join: "routes/join.tsx",
  partner: "routes/partner.tsx",
  press: "routes/press.tsx",
  edition: "routes/edition.tsx",
  accessibility: "routes/accessibility.tsx",
};

/** The same pages under each language; only the layout differs, so a visitor loads one catalogue. */
function pagesIn(lang: Language): RouteConfigEntry[] {
  return [
    index("routes/home.tsx", { id: `${lang}/home` }),
    ...keysOf(files).map((page) => route(pages[page].slice(1), files[page], { id: `${lang}/${page}` })),
    route(fallbackPages.branchNotFound.slice(1), "routes/branch-not-found.tsx", { id: `${lang}/branchNotFound` }),
    route(fallbackPages.offline.slice(1), "routes/offline.tsx", { id: `${lang}/offline` }),
    route("*", "routes/not-found.tsx", { id: `${lang}/notFound` }),
  ];
}

/** The parts of the interface on one page, for whoever works on them. Never part of a build. */
const workshop = process.env["NODE_ENV"] === "development" ? [route("styleguide", "routes/styleguide.tsx")] : [];

export default [
  ...languages.map((lang) => route(lang, `routes/layout.${lang}.tsx`, pagesIn(lang))),
  ...workshop,
  index("routes/language-gate.tsx", { id: "gate/home" }),
  route("*", "routes/language-gate.tsx", { id: "gate" }),
] satisfies RouteConfig;
