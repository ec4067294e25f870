import { load } from "cheerio";
import { afterAll, expect, test, vi } from "vitest";
import { loadContent } from "#check/load.ts";
import { type Language, languages } from "#model/languages.ts";
import { applicationError } from "#model/words/application-error.ts";
import { messages } from "#tests/browser/support/site.ts";
import { renderPage, shown, standIns } from "../content/render-page.tsx";

// Test files share modules, so mocked ones are loaded again before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock(import("#app/content/source.server.ts"), () => ({ content: () => shown.content! }));
vi.mock(import("#app/content/pictures.server.ts"), () => standIns);

const fixture = loadContent("tests/sites/fixture", { today: new Date("2026-11-17T12:00:00Z") });

const routes = {
  home: () => import("#app/routes/home.tsx"),
  board: () => import("#app/routes/board.tsx"),
  association: () => import("#app/routes/association.tsx"),
  branches: () => import("#app/routes/branches.tsx"),
  publications: () => import("#app/routes/publications.tsx"),
  donation: () => import("#app/routes/donation.tsx"),
  events: () => import("#app/routes/events.tsx"),
  kryptoTour: () => import("#app/routes/krypto-tour.tsx"),
};

/** Literal labels and sentences of the specification, by page and language. */
const literals: [page: keyof typeof routes, en: string[], fr: string[]][] = [
  [
    "home",
    ["first student tech network", "students800+", "universities20+", "events500+", "branches"],
    ["premier réseau étudiant tech"],
  ],
  [
    "home",
    ["Sponsors", "Partners", "Schools and universities", "Media", "Latest publications"],
    ["Sponsors", "Médias"],
  ],
  ["board", ["2025", "2024", "2020 - 2017"], ["2025", "2024", "2020 - 2017"]],
  [
    "association",
    ["Mission", "Values", "Vision", "Founded by 4 students", "15+ branches", "400+", "3 countries", "800+"],
    ["Mission", "Valeurs", "Vision"],
  ],
  ["branches", ["Local office", "Discover", "Lyon, France", "Mons, Belgium"], ["Bureau local", "Découvrir"]],
  [
    "publications",
    ["All (", "Kryptopaper (", "Article (", "Report (", "Study (", "Read", "PDF", "Subscribe"],
    ["Rapport (", "Étude (", "Lire"],
  ],
  [
    "donation",
    ["Training", "Development", "Events", "Custom amount", "Payment method: card or cryptocurrency", "Transparency"],
    ["Montant libre"],
  ],
  ["donation", ["Bitcoin Lightning", "onion", "Close", "Ethereum", "node"], ["Fermer"]],
  ["events", ["Open the public calendar"], ["Ouvrir l’agenda public"]],
  [
    "kryptoTour",
    ["11 October 2025", "Lyon4th edition", "participants1,000+", "speakers40+", "partners35+", "booths30"],
    ["11 octobre 2025", "Lyon4e édition"],
  ],
  [
    "kryptoTour",
    ["Marseille", "more than 500", "2022", "Diamond", "Gold", "Silver", "Quai Perrache"],
    ["Diamant", "Or", "Argent", "Quai Perrache"],
  ],
];

test.each(literals)("%s says what the specification says", async (page, en, fr) => {
  shown.content = fixture;
  const said = { en, fr };
  for (const lang of languages) {
    const text = load(renderPage(await routes[page](), page, lang))
      .text()
      .replaceAll(/\s+/g, " ");
    for (const words of said[lang]) expect(text).toContain(words);
  }
});

test.each<[Language, object, object]>([
  [
    "en",
    { code: "Error 404", title: "Oops! Page not found", home: "Return to Home" },
    { notFoundTitle: "Branch not found" },
  ],
  ["fr", {}, { notFoundTitle: "Antenne non trouvée" }],
])("a page or a branch that is not there says so in the words of the specification in %s", (lang, page, branch) => {
  expect(messages[lang].notFound).toMatchObject(page);
  expect(messages[lang].branch).toMatchObject(branch);
});

test("the newsletter's field, the footer and a failure of the router say what the specification says", () => {
  expect([messages.fr, messages.en].map(({ publications }) => publications.emailPlaceholder)).toEqual([
    "Votre email",
    "Your email",
  ]);
  expect(applicationError.title).toBe("Unexpected Application Error!");
  const { site } = fixture;
  expect(site.location).toMatchObject({ en: "France, UK & Belgium" });
  expect(site.founded).toBe(2017);
});
