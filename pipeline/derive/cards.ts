import { join } from "node:path";
import { findLenses } from "#model/branch-chart.ts";
import type { Content } from "#model/collections.ts";
import { formatDate } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { pathTo, type SinglePage } from "#model/pages.ts";
import { categoryOf } from "#model/selections.ts";
import type { CardSubject } from "./card-png.ts";
import type { CardText } from "./card.ts";
import { headerPages, type HeaderPage } from "../drawing/header-pages.ts";
import { keysOf } from "#model/keys.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { CardJob } from "./jobs.ts";
import { listedBranches } from "./places.ts";

const version = codeVersion(join(import.meta.dirname, "card-png.ts"));

/** A picture per page and language for social networks, by the path of the page. */
export function cardJobs(content: Content): CardJob[] {
  return languages.flatMap((lang) => [
    ...pageCards(content, lang),
    ...branchCards(content, lang),
    ...publicationCards(content, lang),
    ...editionCards(content, lang),
  ]);
}

const isHeaderPage = (page: SinglePage): page is SinglePage & HeaderPage => headerPages.some((name) => name === page);

function pageCards(content: Content, lang: Language): CardJob[] {
  const { edition } = content;
  const texts: Record<SinglePage, Omit<CardText, "site">> = {
    home: { title: content.homePage.hero.title[lang] },
    board: { title: content.boardPage.header.title[lang] },
    association: { title: content.associationPage.header.title[lang] },
    branches: { title: content.branchesPage.header.title[lang] },
    publications: { title: content.publicationsPage.header.title[lang] },
    donation: { title: content.donationPage.header.title[lang] },
    events: { title: content.eventsPage.header.title[lang] },
    join: { title: content.joinPage.header.title[lang] },
    partner: { title: content.partnerPage.header.title[lang] },
    press: { title: content.pressPage.header.title[lang] },
    accessibility: { title: content.accessibilityPage.header.title[lang] },
    kryptoTour: { title: edition.title, line: `${formatDate(edition.date, lang)}, ${edition.city[lang]}` },
  };
  return keysOf(texts).map((page) =>
    job(pathTo(page, lang), { site: content.site.name, ...texts[page] }, subjectOf(page)),
  );
}

/** Each page has its own drawing, the one at its top. */
function subjectOf(page: SinglePage): CardSubject {
  if (page === "kryptoTour") return "tour";
  return isHeaderPage(page) ? { page } : "mast";
}

function branchCards(content: Content, lang: Language): CardJob[] {
  const listed = listedBranches(content).map(({ id, coordinates }) => ({ id, place: coordinates }));
  const lenses = findLenses(listed);
  return content.branches
    .filter(({ status }) => status === "open")
    .map((branch) => {
      const { school, city } = branch;
      const text = {
        site: content.site.name,
        title: branch.name[lang],
        line: school === branch.name[lang] ? city[lang] : school,
      };
      return job(pathTo("branch", lang, { id: branch.id }), text, {
        place: branch.coordinates,
        others: listed.filter(({ id }) => id !== branch.id).map(({ place }) => place),
        lens: lenses.find(({ ids }) => ids.includes(branch.id)),
      });
    });
}

function publicationCards(content: Content, lang: Language): CardJob[] {
  return content.publications.map(({ id, title, category }) => {
    const line = categoryOf(content, category).name[lang];
    const text = { site: content.site.name, title: title[lang], line };
    return job(pathTo("publication", lang, { id }), text, { page: "publications" });
  });
}

function editionCards({ site, edition, archive }: Content, lang: Language): CardJob[] {
  return archive.editions.map(({ year, city }) =>
    job(
      pathTo("edition", lang, { year: String(year) }),
      { site: site.name, title: `${edition.title} ${year}`, line: city[lang] },
      "tour",
    ),
  );
}

function job(path: string, text: CardText, subject: CardSubject): CardJob {
  const make = async () => {
    const { cardPng } = await import("./card-png.ts");
    const bytes = await cardPng(text, subject);
    const file = `social${path.replaceAll("/", "-").replace("-", "/")}.${shortHash(bytes)}.png`;
    return { files: [{ path: file, bytes }], value: { src: `/${file}`, alt: wordsOf(text) } };
  };
  return { section: "cards", key: path, inputs: ["card", version, path, JSON.stringify([text, subject])], make };
}

/** What the card says, for people who cannot see it. */
function wordsOf({ site, title, line }: CardText): string {
  return [site, title, line].filter(Boolean).join(", ");
}
