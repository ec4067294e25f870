import type { Content } from "#model/collections.ts";
import type { Manifest, PdfDocument } from "#model/manifest.ts";
import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";

export type FeedEntry = ReturnType<typeof entryOf>;
export type PublicationFeed = ReturnType<typeof publicationFeed>;

export function publicationFeed(content: Content, manifest: Manifest, lang: Language) {
  const { site, publicationsPage } = content;
  const { atom, jsonFeed } = filesIn(lang);
  const page = site.address + pathTo("publications", lang);
  return {
    id: page,
    lang,
    title: publicationsPage.seo.title[lang],
    description: publicationsPage.seo.description[lang],
    publisher: { name: site.name, url: site.address + pathTo("home", lang) },
    page,
    icon: `${site.address}/icon-512.png`,
    addresses: { atom: site.address + atom, json: site.address + jsonFeed },
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
