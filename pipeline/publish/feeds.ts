import type { Content } from "#model/collections.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import type { Manifest, PdfDocument } from "#model/manifest.ts";
import { pathTo } from "#model/pages.ts";
import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

type FeedEntry = ReturnType<typeof entryOf>;
type PublicationFeed = ReturnType<typeof publicationFeed>;

export function publicationFeed(content: Content, manifest: Manifest, lang: Language) {
  const { site, publicationsPage } = content;
  const page = site.address + pathTo("publications", lang);
  return {
    id: page,
    lang,
    title: publicationsPage.seo.title[lang],
    description: publicationsPage.seo.description[lang],
    publisher: { name: site.name, url: site.address + pathTo("home", lang) },
    page,
    icon: `${site.address}/icon-512.png`,
    address: site.address + filesIn(lang).atom,
    entries: newestPublications(content).map((publication) =>
      entryOf(content, publication, pdfOf(publication, manifest, lang), lang),
    ),
  };
}

/** None if the PDF is on another site. */
export function pdfOf({ id }: PublicationEntry, manifest: Manifest, lang: Language): PdfDocument | undefined {
  return manifest.documents[`publication/${id}/${lang}`];
}

function entryOf(content: Content, publication: PublicationEntry, pdf: PdfDocument | undefined, lang: Language) {
  const { id, title, description, date, category, authors, read } = publication;
  const { address } = content.site;
  return {
    // A tag URI stays the same when the page moves.
    id: `tag:${new URL(address).host},${date}:publications/${id}/${lang}`,
    title: title[lang],
    description: description[lang],
    date: `${date}T00:00:00Z`,
    category: { term: category, label: categoryOf(content, category).name[lang] },
    authors,
    url: address + pathTo("publication", lang, { id }),
    read,
    ...(pdf && { pdf: { url: address + pdf.href, bytes: pdf.bytes } }),
  };
}

export function atomFeed(feed: PublicationFeed): string {
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.lang };
  const parts = [
    textElement("id", feed.id),
    textElement("title", feed.title),
    textElement("subtitle", feed.description),
    textElement("updated", feed.entries[0]?.date ?? "1970-01-01T00:00:00Z"),
    textElement("icon", feed.icon),
    element("author", {}, textElement("name", feed.publisher.name), textElement("uri", feed.publisher.url)),
    element("link", { rel: "self", type: "application/atom+xml", href: feed.address }),
    element("link", { rel: "alternate", type: "text/html", href: feed.page }),
    ...feed.entries.map(atomEntry),
  ];
  return xmlDocument(element("feed", root, "\n", parts.join("\n"), "\n"));
}

function atomEntry({ id, title, description, date, category, authors, url, read, pdf }: FeedEntry): string {
  return element(
    "entry",
    {},
    textElement("id", id),
    textElement("title", title),
    textElement("published", date),
    textElement("updated", date),
    ...authors.map((name) => element("author", {}, textElement("name", name))),
    element("category", category),
    element("link", { rel: "alternate", type: "text/html", href: url }),
    element("link", { rel: "related", href: read }),
    ...(pdf
      ? [element("link", { rel: "enclosure", type: "application/pdf", length: String(pdf.bytes), href: pdf.url })]
      : []),
    textElement("summary", description),
  );
}
