import type { Content } from "#model/collections.ts";
import { filesIn } from "#model/files.ts";
import type { Language } from "#model/languages.ts";
import type { Manifest, PdfDocument } from "#model/manifest.ts";
import { pathTo } from "#model/pages.ts";
import { categoryOf, newestPublications, type PublicationEntry } from "#model/selections.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

/** None if the PDF is on another site. */
export function pdfOf({ id }: PublicationEntry, manifest: Manifest, lang: Language): PdfDocument | undefined {
  return manifest.documents[`publication/${id}/${lang}`];
}

export function publicationFeed(content: Content, manifest: Manifest, lang: Language): string {
  const { site, publicationsPage } = content;
  const { title, description } = publicationsPage.seo;
  const page = site.address + pathTo("publications", lang);
  const publications = newestPublications(content);
  const parts = [
    textElement("id", page),
    textElement("title", title[lang]),
    textElement("subtitle", description[lang]),
    textElement("updated", midnight(publications[0]?.date ?? "1970-01-01")),
    textElement("icon", `${site.address}/icon-512.png`),
    element("author", {}, textElement("name", site.name), textElement("uri", site.address + pathTo("home", lang))),
    element("link", { rel: "self", type: "application/atom+xml", href: site.address + filesIn(lang).atom }),
    element("link", { rel: "alternate", type: "text/html", href: page }),
    ...publications.map((publication) => entry(content, publication, pdfOf(publication, manifest, lang), lang)),
  ];
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": lang };
  return xmlDocument(element("feed", root, "\n", parts.join("\n"), "\n"));
}

function entry(content: Content, publication: PublicationEntry, pdf: PdfDocument | undefined, lang: Language): string {
  const { id, title, description, date, category, authors, read } = publication;
  const { address } = content.site;
  const link = (rel: string, href: string, more = {}) => element("link", { rel, ...more, href });
  return element(
    "entry",
    {},
    // A tag URI stays the same when the page moves.
    textElement("id", `tag:${new URL(address).host},${date}:publications/${id}/${lang}`),
    textElement("title", title[lang]),
    textElement("published", midnight(date)),
    textElement("updated", midnight(date)),
    ...authors.map((name) => element("author", {}, textElement("name", name))),
    element("category", { term: category, label: categoryOf(content, category).name[lang] }),
    link("alternate", address + pathTo("publication", lang, { id }), { type: "text/html" }),
    link("related", read),
    pdf ? link("enclosure", address + pdf.href, { type: "application/pdf", length: String(pdf.bytes) }) : "",
    textElement("summary", description[lang]),
  );
}

const midnight = (date: string) => `${date}T00:00:00Z`;
