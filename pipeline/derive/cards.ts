import { join } from "node:path";
import { currentEdition, editionPage, pastEditions } from "#model/editions.ts";
import type { Content } from "#model/collections.ts";
import { formatDate } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { isDrawn, pathTo, type SinglePage, singlePages } from "#model/pages.ts";
import { categoryOf, isOpen, listedBranches, textsOf } from "#model/selections.ts";
import type { CardSubject, CardText } from "./card.ts";
import { fixedDrawing, fixedDrawings } from "../drawing/fixed.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { Job } from "./jobs.ts";
import { surroundingsOf } from "./places.ts";

const version = codeVersion(join(import.meta.dirname, "card.ts"));

/** One preview image per page and language, by the path of the page. */
export function cardJobs(content: Content): Job[] {
  const site = content.site.name;
  const others = languages.flatMap((lang) => [
    ...singlePages.map((page) => job(pathTo(page, lang), { site, ...cardText(content, page, lang) }, subjectOf(page))),
    ...content.plainPages.map(({ id, title }) => {
      const subject = fixedDrawings().includes(`header/${id}`) ? { page: id } : "mast";
      return job(pathTo("plain", lang, { id }), { site, title: title[lang] }, subject);
    }),
    ...content.publications.map(({ id, title, category }) => {
      const line = categoryOf(content, category).name[lang];
      return job(pathTo("publication", lang, { id }), { site, title: title[lang], line }, { page: "publications" });
    }),
    ...pastEditions(content)
      .filter(editionPage)
      .map(({ id: year, city }) => {
        const text = { site, title: `${content.kryptoTourPage.title} ${year}`, line: city[lang] };
        return job(pathTo("edition", lang, { year }), text, "tour");
      }),
  ]);
  return [...others, ...branchCards(content)];
}

function cardText(content: Content, page: SinglePage, lang: Language): Omit<CardText, "site"> {
  const texts = textsOf(content, page);
  if ("hero" in texts) return { title: texts.hero.title[lang] };
  if ("header" in texts) return { title: texts.header.title[lang] };
  const { date, city } = currentEdition(content);
  return { title: texts.title, line: `${formatDate(date, lang)}, ${city[lang]}` };
}

function subjectOf(page: SinglePage): CardSubject {
  if (page === "kryptoTour") return "tour";
  return isDrawn(page) ? { page } : "mast";
}

function branchCards(content: Content): Job[] {
  const network = shortHash(JSON.stringify(listedBranches(content).map(({ id, coordinates }) => [id, coordinates])));
  return content.branches.filter(isOpen).flatMap((branch) =>
    languages.map((lang) => {
      const { id, name, school, city, coordinates: place } = branch;
      const line = school === name[lang] ? city[lang] : school;
      const text = { site: content.site.name, title: name[lang], line };
      return jobOf(pathTo("branch", lang, { id }), text, { place, network }, () => surroundingsOf(branch, content));
    }),
  );
}

function job(path: string, text: CardText, subject: CardSubject): Job {
  const facts = typeof subject === "object" && "page" in subject ? fixedDrawing(`header/${subject.page}`) : subject;
  return jobOf(path, text, facts, () => subject);
}

/** `facts` is the cache key of the subject; it stays short where the subject is the whole network. */
function jobOf(path: string, text: CardText, facts: unknown, subject: () => CardSubject): Job {
  const make = async () => {
    const { cardPng } = await import("./card.ts");
    const bytes = await cardPng(text, subject());
    const file = `social${path.replaceAll("/", "-").replace("-", "/")}.${shortHash(bytes)}.png`;
    return {
      files: [{ path: file, bytes }],
      value: { src: `/${file}`, alt: [text.site, text.title, text.line].filter(Boolean).join(", ") },
    };
  };
  return { section: "cards", key: path, inputs: ["card", version, path, JSON.stringify([text, facts])], make };
}
