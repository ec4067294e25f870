import { join } from "node:path";
import { currentEdition } from "#model/editions.ts";
import type { Content } from "#model/collections.ts";
import { formatDate } from "#model/formats.ts";
import { type Language, languages } from "#model/languages.ts";
import { inLanguage } from "#model/pages.ts";
import { categoryOf, textsOf } from "#model/selections.ts";
import { type SitePage, sitePages } from "#model/site-pages.ts";
import { cardPng, type CardSubject, type CardText } from "./card.ts";
import { fixedDrawing, fixedDrawings } from "../drawing/fixed.ts";
import { codeVersion } from "./code-version.ts";
import { shortHash } from "./hash.ts";
import type { Job } from "./run-jobs.ts";
import { surroundingsOf } from "./places.ts";

/** One preview image per page and language, by the path of the page. */
export function cardJobs(content: Content): Job[] {
  const version = codeVersion(join(import.meta.dirname, "card.ts"));
  return sitePages(content).flatMap((page) => {
    const subject = subjectOf(content, page);
    return languages.map((lang) =>
      job(inLanguage(page.path, lang), { site: content.site.name, ...cardText(content, page, lang) }, subject, version),
    );
  });
}

function cardText(content: Content, page: SitePage, lang: Language): Omit<CardText, "site"> {
  if (page.page === "plain") return { title: page.plain.title[lang] };
  if (page.page === "publication") {
    const { title, category } = page.publication;
    return { title: title[lang], line: categoryOf(content, category).name[lang] };
  }
  if (page.page === "edition") {
    const { id, city } = page.edition;
    return { title: `${content.kryptoTourPage.title} ${id}`, line: city[lang] };
  }
  if (page.page === "branch") {
    const { name, school, city } = page.branch;
    return { title: name[lang], line: school === name[lang] ? city[lang] : school };
  }
  const texts = textsOf(content, page.page);
  if ("hero" in texts) return { title: texts.hero.title[lang] };
  if ("header" in texts) return { title: texts.header.title[lang] };
  const { date, city } = currentEdition(content);
  return { title: texts.title, line: `${formatDate(date, lang)}, ${city[lang]}` };
}

function subjectOf(content: Content, site: SitePage): CardSubject {
  if (site.page === "kryptoTour" || site.page === "edition") return "tour";
  if (site.page === "branch") return surroundingsOf(site.branch, content);
  const header = `header/${site.page === "plain" ? site.plain.id : site.page === "publication" ? "publications" : site.page}`;
  return fixedDrawings().includes(header) ? { drawing: fixedDrawing(header) } : "mast";
}

function job(path: string, text: CardText, subject: CardSubject, version: string): Job {
  const make = async () => {
    const bytes = await cardPng(text, subject);
    const file = `social${path.replaceAll("/", "-").replace("-", "/")}.${shortHash(bytes)}.png`;
    return {
      files: [{ path: file, bytes }],
      value: { src: `/${file}`, alt: [text.site, text.title, text.line].filter(Boolean).join(", ") },
    };
  };
  return { section: "cards", key: path, inputs: ["card", version, path, JSON.stringify([text, subject])], make };
}
