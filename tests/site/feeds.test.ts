import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newestPublications } from "#model/selections.ts";
import { filesIn } from "#model/files.ts";
import { languages } from "#model/languages.ts";
import { pathTo } from "#model/pages.ts";
import { attributesOf, builtPages, root } from "./built-pages.ts";
import { address, content, read, readXml } from "./published.ts";

const publications = newestPublications(content);

type Item = { id: string; date_published: string; attachments?: { url: string; size_in_bytes: number }[] };

describe.each(languages)("the feeds in %s", (lang) => {
  const paths = filesIn(lang);
  const $ = readXml(paths.atom);
  const feed = $(":root");
  const entries = $("feed > entry");
  const texts = (parent: typeof feed, name: string) =>
    parent
      .children(name)
      .toArray()
      .map((child) => $(child).text());
  const links = (parent: typeof feed, rel: string) =>
    attributesOf($, `${parent.is("feed") ? "feed" : "entry"} > link[rel="${rel}"]`).map(({ href }) => href);
  const json = JSON.parse(read(paths.jsonFeed)) as { items: Item[] };

  test("have title, language and addresses", () => {
    const home = address + pathTo("publications", lang);
    expect([feed.attr("xmlns"), feed.attr("xml:lang")]).toEqual(["http://www.w3.org/2005/Atom", lang]);
    for (const name of ["id", "title", "updated"]) expect(texts(feed, name)).toHaveLength(1);
    expect([links(feed, "self"), links(feed, "alternate")]).toEqual([[address + paths.atom], [home]]);
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: home,
      feed_url: address + paths.jsonFeed,
      language: lang,
    });
  });

  test("PB4 list every publication, newest first, with its pages, authors and dates", () => {
    const own = publications.map(({ id }) => address + pathTo("publication", lang, { id }));
    expect(json.items).toMatchObject(
      publications.map(({ title, description, authors, read: external }, index) => ({
        url: own[index],
        external_url: external,
        title: title[lang],
        content_text: description[lang],
        date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
        authors: authors.map((name) => ({ name })),
      })),
    );
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(publications.length);
    expect(texts(entries, "title")).toEqual(publications.map(({ title }) => title[lang]));
    expect(texts(entries, "summary")).toEqual(publications.map(({ description }) => description[lang]));
    expect(links(entries, "alternate")).toEqual(own);
    expect(links(entries, "related")).toEqual(publications.map(({ read: external }) => external));
    expect(texts(entries, "id")).toEqual(json.items.map(({ id }) => id));
    const dates = json.items.map((item) => item.date_published);
    for (const name of ["published", "updated"]) expect(texts(entries, name)).toEqual(dates);
    expect(texts(feed, "updated")).toEqual(dates.slice(0, 1));
  });

  test("give the size of existing PDFs", () => {
    const attachments = json.items.flatMap((item) => item.attachments ?? []);
    expect(attachments.length).toBe(content.publications.filter(({ download }) => download === "local").length);
    expect(links(entries, "enclosure")).toEqual(attachments.map(({ url }) => url));
    for (const { url, size_in_bytes } of attachments)
      expect(statSync(join(root, new URL(url).pathname)).size).toBe(size_in_bytes);
  });

  test("are compressed and linked in the head of the pages that show publications", () => {
    for (const path of [paths.atom, paths.jsonFeed]) expect(existsSync(join(root, `${path}.br`)), path).toBe(true);
    const naming = builtPages.filter(
      (page) => page.file.startsWith(lang) && page.html.includes("application/atom+xml"),
    );
    expect(naming.map((page) => page.address)).toEqual([pathTo("home", lang), pathTo("publications", lang)]);
    for (const page of naming)
      expect(attributesOf(page.$, 'link:is([type*="atom"], [type*="feed"])').map(({ href }) => href)).toEqual([
        paths.atom,
        paths.jsonFeed,
      ]);
  });
});
