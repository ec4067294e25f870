import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { buildFolder } from "#check/folders.ts";
import { isOpen, listedBranches } from "#model/selections.ts";
import { languages, otherLanguage } from "#model/languages.ts";
import { pageAt, pathTo } from "#model/pages.ts";
import { type BuiltPage, builtPages, metaContent } from "./built-pages.ts";
import { doors, withOffset } from "./paris.ts";
import { address, content } from "./published.ts";

type Node = { "@type": string; "@id"?: string; [property: string]: unknown };

const description = 'script[type="application/ld+json"]';

function blocksOf({ $ }: BuiltPage): string[] {
  return $(description)
    .toArray()
    .map((element) => $(element).text());
}

function graphOf(path: string): Node[] {
  const page = builtPages.find((built) => built.address === path);
  const [text = ""] = page ? blocksOf(page) : [];
  return (JSON.parse(text) as { "@graph": Node[] })["@graph"];
}

/** The only node of a kind on a page. */
function only(path: string, type: string): Node {
  const found = graphOf(path).filter((node) => node["@type"] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0]!;
}

function everyValue(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): [string, unknown][] => [[key, item], ...everyValue(item)]);
}

describe.each(builtPages.filter(({ $ }) => metaContent($, "robots") !== "noindex"))("$address", (page) => {
  const blocks = blocksOf(page);

  test("has one block of structured data without “<”", () => {
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toContain("<");
    expect(JSON.parse(blocks[0] ?? "")).toMatchObject({ "@context": "https://schema.org" });
  });

  test("has absolute https addresses and no empty value", () => {
    const addresses = new Set(["@id", "url", "item", "logo", "image", "contentUrl", "sameAs", "@context"]);
    for (const [key, value] of everyValue(JSON.parse(blocks[0] ?? ""))) {
      expect(value === "" || value === null, key).toBe(false);
      if (!addresses.has(key)) continue;
      for (const url of [value].flat()) expect(new URL(String(url)).protocol, `${key} ${String(url)}`).toBe("https:");
    }
  });

  test.runIf(pageAt(page.address) !== "home")("has breadcrumbs from the home page", () => {
    const trail = only(page.address, "BreadcrumbList")["itemListElement"] as { position: number; item: string }[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.at(-1)?.item).toBe(address + page.address);
    for (const { item } of trail) expect(builtPages.map((built) => address + built.address)).toContain(item);
  });
});

const isSample = ({ sample }: { sample: boolean }) => content.site.sample || sample;

test.runIf(content.site.sample)("sample people are not marked up as persons", () => {
  for (const page of builtPages) expect(blocksOf(page).join(), page.address).not.toContain('"Person"');
});

describe.each(languages)("in %s", (lang) => {
  test.each(["home", "association"] as const)("the %s page describes the association and its branches", (page) => {
    const association = only(pathTo(page, lang), "NGO");
    expect(association).toMatchObject({ name: content.site.name, url: address + pathTo("home", lang) });
    const open = listedBranches(content).filter(isOpen);
    expect(association["subOrganization"]).toMatchObject(
      open.map(({ id, coordinates: { lat, lng } }) => ({
        url: address + pathTo("branch", lang, { id }),
        location: { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } },
      })),
    );
  });

  test("every branch is part of the association, with its address, place and contact", () => {
    const association = only(pathTo("home", lang), "NGO")["@id"];
    for (const { id, contact, coordinates, country } of listedBranches(content).filter(isOpen)) {
      const branch = only(pathTo("branch", lang, { id }), "Organization");
      expect(branch, id).toMatchObject({
        parentOrganization: { "@id": association },
        location: { geo: { latitude: coordinates.lat, longitude: coordinates.lng } },
        email: contact.email,
        address: { "@type": "PostalAddress", addressCountry: content.countries[country]?.code },
      });
      const { street, postcode, city } = contact.address;
      expect(branch["address"]).toMatchObject({ streetAddress: street, postalCode: postcode, addressLocality: city });
      const translation = pathTo("branch", otherLanguage(lang), { id });
      expect(branch["@id"]).toBe(only(translation, "Organization")["@id"]);
    }
  });

  test("the Krypto-Tour has dates, place, organiser and speakers", () => {
    const { date, venue } = content.edition;
    const event = only(pathTo("kryptoTour", lang), "Event");
    expect(event).toMatchObject({
      startDate: withOffset(date, doors.open),
      endDate: withOffset(date, doors.close),
      location: {
        "@type": "Place",
        name: venue.name[lang],
        address: { streetAddress: venue.address.street, addressLocality: venue.address.city },
      },
      organizer: { name: content.site.name },
    });
    const performers = content.speakers.speakers.map(({ name }) => ({ "@type": "Person", name }));
    if (isSample(content.speakers)) expect(event).not.toHaveProperty("performer");
    else expect(event).toMatchObject({ performer: performers });
  });

  test("every publication is listed, with its PDF if local", () => {
    const works = graphOf(pathTo("publications", lang)).filter((node) => node["@type"] !== "BreadcrumbList");
    expect(works).toHaveLength(content.publications.length);
    for (const publication of content.publications) {
      const { title, date, download, authors } = publication;
      const work = works.find(({ headline }) => headline === title[lang]);
      const author = isSample(publication) ? { name: content.site.name } : authors.map((name) => ({ name }));
      expect(work).toMatchObject({ datePublished: date, author, inLanguage: lang });
      expect(["Article", "Report", "ScholarlyArticle"]).toContain(work?.["@type"]);
      if (download === "local") expect(work).toMatchObject({ encoding: { encodingFormat: "application/pdf" } });
      else expect(work).not.toHaveProperty("encoding");
    }
  });

  test("PB5 the page of a publication describes a scholarly article with title, authors and date", () => {
    for (const publication of content.publications) {
      const { id, title, date, authors, read } = publication;
      const article = only(pathTo("publication", lang, { id }), "ScholarlyArticle");
      expect(article, id).toMatchObject({
        headline: title[lang],
        datePublished: date,
        inLanguage: lang,
        url: address + pathTo("publication", lang, { id }),
        sameAs: read,
        publisher: { name: content.site.name },
      });
      const people = authors.map((name) => ({ "@type": "Person", name }));
      if (isSample(publication)) expect(article["author"], id).toMatchObject({ name: content.site.name });
      else expect(article["author"], id).toEqual(people);
    }
  });

  test("the board has only data that the page shows", () => {
    const path = pathTo("board", lang);
    const { $ } = builtPages.find((page) => page.address === path)!;
    const shown = load($.html());
    shown(description).remove();
    const html = shown.html();
    const current = content.board.find(({ id }) => id === String(content.site.officeYear))!;
    if (isSample(current)) {
      expect(only(path, "NGO")).not.toHaveProperty("member");
      return;
    }
    const members = only(path, "NGO")["member"] as Node[];
    expect(members.map(({ name }) => name)).toEqual(current.members.map(({ name }) => name));
    for (const [key, value] of everyValue(members)) {
      if (typeof value === "string" && key !== "@type") expect(html).toContain(value);
    }
  });
});

test("the policy allows inline scripts by hash, and structured data needs none", () => {
  const { csp } = JSON.parse(readFileSync(join(buildFolder(), "site.json"), "utf8")) as { csp: Record<string, string> };
  for (const page of builtPages) {
    const policy = csp[page.address];
    for (const text of blocksOf(page)) expect(policy).not.toContain(hash("sha256", text, "base64"));
    const { $ } = page;
    const scripts = $(`script:not([src]):not(${description.slice("script".length)})`).toArray();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(policy).toContain(hash("sha256", $(script).text(), "base64"));
  }
});
