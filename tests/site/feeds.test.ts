import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newestPublications } from "#model/selections.ts";
import { filesIn } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { attributesOf, builtPages, root } from "./built-pages.ts";
import { address, content, read, readXml } from "./published.ts";

const atom = "http://www.w3.org/2005/Atom";
const publications = newestPublications(content);
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

type JsonFeed = {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  language: string;
  items: {
    id: string;
    url: string;
    external_url: string;
    title: string;
    content_text: string;
    date_published: string;
    authors: { name: string }[];
    attachments?: { url: string; mime_type: string; size_in_bytes: number }[];
  }[];
};

describe.each(languages)("the feeds in %s", (lang) => {
  const paths = filesIn(lang);
  const $ = readXml(paths.atom);
  const feed = $(":root");
  const entries = $("feed > entry")
    .toArray()
    .map((entry) => $(entry));
  const texts = (parent: typeof feed, name: string) =>
    parent
      .children(name)
      .toArray()
      .map((child) => $(child).text());
  const links = (parent: typeof feed, rel: string) =>
    parent
      .children(`link[rel="${rel}"]`)
      .toArray()
      .map((link) => $(link).attr("href"));
  const json = JSON.parse(read(paths.jsonFeed)) as JsonFeed;

  test("have title, language and addresses", () => {
    expect([feed.is("feed"), feed.attr("xmlns"), feed.attr("xml:lang")]).toEqual([true, atom, lang]);
    for (const name of ["id", "title", "updated"]) expect(texts(feed, name)).toHaveLength(1);
    expect(links(feed, "self")).toEqual([address + paths.atom]);
    expect(links(feed, "alternate")).toEqual([address + pathTo("publications", lang)]);
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: address + pathTo("publications", lang),
      feed_url: address + paths.jsonFeed,
      language: lang,
    });
  });

  test("list every publication, newest first", () => {
    expect(entries.flatMap((entry) => texts(entry, "title"))).toEqual(publications.map(({ title }) => title[lang]));
    expect(entries.flatMap((entry) => texts(entry, "summary"))).toEqual(
      publications.map(({ description }) => description[lang]),
    );
    const own = publications.map(({ id }) => address + pathTo("publication", lang, { id }));
    expect(entries.flatMap((entry) => links(entry, "alternate"))).toEqual(own);
    expect(json.items.map(({ url }) => url)).toEqual(own);
    const elsewhere = publications.map(({ read: url }) => url);
    expect(entries.flatMap((entry) => links(entry, "related"))).toEqual(elsewhere);
    expect(json.items.map(({ external_url }) => external_url)).toEqual(elsewhere);
    expect(json.items.map(({ title, content_text }) => [title, content_text])).toEqual(
      publications.map(({ title, description }) => [title[lang], description[lang]]),
    );
  });

  test("agree on ids, dates, authors and PDFs", () => {
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(publications.length);
    entries.forEach((entry, index) => {
      const item = json.items[index]!;
      expect(texts(entry, "id")).toEqual([item.id]);
      for (const name of ["published", "updated"]) expect(texts(entry, name)).toEqual([item.date_published]);
      expect(item.date_published).toMatch(rfc3339);
      expect(item.authors.map(({ name }) => name)).toEqual(publications[index]?.authors);
      expect(links(entry, "enclosure")).toEqual((item.attachments ?? []).map(({ url }) => url));
    });
    expect(texts(feed, "updated")).toEqual([json.items[0]?.date_published]);
  });

  test("give the size of existing PDFs", () => {
    const attachments = json.items.flatMap((item) => item.attachments ?? []);
    expect(attachments.length).toBe(content.publications.filter(({ download }) => download === "local").length);
    for (const { url, mime_type, size_in_bytes } of attachments) {
      expect(mime_type).toBe("application/pdf");
      expect(statSync(join(root, new URL(url).pathname)).size).toBe(size_in_bytes);
    }
  });

  test("are linked in the head of the pages that show publications", () => {
    const naming = builtPages.filter(({ html }) => html.includes("application/atom+xml"));
    expect(naming.map((page) => page.address)).toEqual(
      expect.arrayContaining([pathTo("home", lang), pathTo("publications", lang)]),
    );
    expect(naming).toHaveLength(4);
    for (const { $ } of naming.filter((page) => page.address.startsWith(`/${lang}`))) {
      const named = attributesOf($, "link").filter(({ type = "" }) => /atom|feed/.test(type));
      expect(named.map(({ type, href }) => [type, href])).toEqual([
        ["application/atom+xml", paths.atom],
        ["application/feed+json", paths.jsonFeed],
      ]);
    }
  });

  test("are compressed at build time", () => {
    for (const path of [paths.atom, paths.jsonFeed, paths.tourCalendar]) {
      expect(existsSync(join(root, `${path}.br`)), path).toBe(true);
    }
  });
});
