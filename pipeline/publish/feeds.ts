import type { FeedEntry, PublicationFeed } from "./publications.ts";
import { element, textElement, xmlDocument } from "./xml.ts";

export function atomFeed(feed: PublicationFeed): string {
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.lang };
  const parts = [
    textElement("id", feed.id),
    textElement("title", feed.title),
    textElement("subtitle", feed.description),
    textElement("updated", feed.entries[0]?.date ?? "1970-01-01T00:00:00Z"),
    textElement("icon", feed.icon),
    element("author", {}, textElement("name", feed.publisher.name), textElement("uri", feed.publisher.url)),
    element("link", { rel: "self", type: "application/atom+xml", href: feed.addresses.atom }),
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

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: PublicationFeed): string {
  const { title, description, page, lang, publisher, icon, addresses, entries } = feed;
  return toJson({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: addresses.json,
    description,
    icon,
    language: lang,
    authors: [publisher],
    items: entries.map(jsonItem),
  });
}

function jsonItem({ id, title, description, date, category, authors, url, read, pdf }: FeedEntry) {
  return {
    id,
    url,
    external_url: read,
    title,
    content_text: description,
    date_published: date,
    authors: authors.map((name) => ({ name })),
    tags: [category.label],
    ...(pdf && { attachments: [{ url: pdf.url, mime_type: "application/pdf", size_in_bytes: pdf.bytes }] }),
  };
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
