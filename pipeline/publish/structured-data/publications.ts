import type { Article, Report, ScholarlyArticle } from "schema-dts";
import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { pathTo } from "#model/pages.ts";
import { pdfOf } from "../feeds.ts";
import { publisher } from "./organisation.ts";
import { ids, isSample, type Subject } from "./subject.ts";

type Work = Article | Report | ScholarlyArticle;

const kinds = { article: "Article", report: "Report", study: "ScholarlyArticle" } as const;

export function publications(subject: Subject): Work[] {
  return newestPublications(subject.content).map((publication) => work(subject, publication));
}

/** A publication on its own page, with the details used in citations. */
export function publication(subject: Subject, entry: PublicationEntry): ScholarlyArticle {
  const { content, lang } = subject;
  const { id, read, description, licence } = entry;
  return {
    ...work(subject, entry),
    "@type": "ScholarlyArticle",
    url: content.site.address + pathTo("publication", lang, { id }),
    sameAs: read,
    abstract: description[lang],
    ...(licence && { license: licence.url }),
  };
}

function work(subject: Subject, publication: PublicationEntry): Work {
  const { content, manifest, lang } = subject;
  const { id, title, description, date, category, authors, readTime, read } = publication;
  const pdf = pdfOf(publication, manifest, lang);
  return {
    "@type": kinds[categoryOf(content, category).kind],
    "@id": ids.publication(content, id),
    headline: title[lang],
    description: description[lang],
    url: read,
    datePublished: date,
    inLanguage: lang,
    timeRequired: `PT${readTime}M`,
    author: isSample(content, publication)
      ? publisher(subject)
      : authors.map((name) => ({ "@type": "Person" as const, name })),
    publisher: publisher(subject),
    ...(pdf && {
      encoding: {
        "@type": "MediaObject" as const,
        encodingFormat: "application/pdf",
        contentUrl: content.site.address + pdf.href,
        contentSize: String(pdf.bytes),
      },
    }),
  };
}
