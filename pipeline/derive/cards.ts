import { join } from "node:path";
import type { Content } from "#model/collections.ts";
import { formatDate } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { pathTo, type Page } from "#model/pages.ts";
import type { CardPicture } from "./card-png.ts";
import type { CardText } from "./card.ts";
import { keysOf } from "../keys.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { CardJob } from "./jobs.ts";
import { beamsOf } from "./places.ts";

const version = codeVersion(join(import.meta.dirname, "card-png.ts"));

/** A picture per page and language for social networks, by the path of the page. */
export function cardJobs(content: Content): CardJob[] {
  return languages.flatMap((lang) => [
    ...pageCards(content, lang),
    ...branchCards(content, lang),
    ...editionCards(content, lang),
  ]);
}

type SinglePage = Exclude<Page, "branch" | "edition">;

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
    accessibility: { title: content.accessibilityPage.header.title[lang] },
    kryptoTour: { title: edition.title, line: `${formatDate(edition.date, lang)}, ${edition.city[lang]}` },
  };
  return keysOf(texts).map((page) =>
    job(pathTo(page, lang), { site: content.site.name, ...texts[page] }, page === "kryptoTour" ? "tour" : "mast"),
  );
}

function branchCards(content: Content, lang: Language): CardJob[] {
  return content.branches
    .filter(({ status }) => status === "open")
    .map((branch) => {
      const { school, city } = branch;
      const text = {
        site: content.site.name,
        title: branch.name[lang],
        line: school === branch.name[lang] ? city[lang] : school,
      };
      return job(pathTo("branch", lang, { id: branch.id }), text, beamsOf(branch, content));
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

function job(path: string, text: CardText, picture: CardPicture): CardJob {
  const make = async () => {
    const { cardPng } = await import("./card-png.ts");
    const bytes = await cardPng(text, picture);
    const file = `social${path.replaceAll("/", "-").replace("-", "/")}.${shortHash(bytes)}.png`;
    return { files: [{ path: file, bytes }], value: { src: `/${file}`, alt: wordsOf(text) } };
  };
  return { section: "cards", key: path, inputs: ["card", version, path, JSON.stringify([text, picture])], make };
}

/** What the card says, for people who cannot see it. */
function wordsOf({ site, title, line }: CardText): string {
  return [site, title, line].filter(Boolean).join(", ");
}
