import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { pathTo, unprefixedPathTo } from "#model/pages.ts";
import { pdfOf } from "../feeds.ts";
import { isSample, publisher, type Subject } from "./organisation.ts";

const kinds = { article: "Article", report: "Report", study: "ScholarlyArticle" };

export function publications(subject: Subject) {
  return newestPublications(subject.content).map((publication) => work(subject, publication));
}

/** A publication on its own page, with the details used in citations. */
export function publication(subject: Subject, entry: PublicationEntry) {
  const { content, lang } = subject;
  const { id, read, description, licence } = entry;
  return {
    ...work(subject, entry),
    "@type": "ScholarlyArticle",
    url: content.site.address + pathTo("publication", lang, { id }),
    sameAs: read,
    abstract: description[lang],
    license: licence?.url,
  };
}

function work(subject: Subject, publication: PublicationEntry) {
  const { content, manifest, lang } = subject;
  const { address } = content.site;
  const { id, title, description, date, category, authors, readTime, read } = publication;
  const pdf = pdfOf(publication, manifest, lang);
  return {
    "@type": kinds[categoryOf(content, category).kind],
    "@id": `${address}${unprefixedPathTo("publications")}#${id}`,
    headline: title[lang],
    description: description[lang],
    url: read,
    datePublished: date,
    inLanguage: lang,
    timeRequired: `PT${readTime}M`,
    author: isSample(content, publication) ? publisher(subject) : authors.map((name) => ({ "@type": "Person", name })),
    publisher: publisher(subject),
    encoding: pdf && {
      "@type": "MediaObject",
      encodingFormat: "application/pdf",
      contentUrl: address + pdf.href,
      contentSize: String(pdf.bytes),
    },
  };
}
