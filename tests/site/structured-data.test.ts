import { load } from "cheerio";
import { describe, expect, test } from "vitest";
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

test.each(builtPages.filter(({ $ }) => metaContent($, "robots") !== "noindex"))(
  "$address has one block of valid structured data, with breadcrumbs from the home page",
  (page) => {
    const blocks = blocksOf(page);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toContain("<");
    const data: unknown = JSON.parse(blocks[0] ?? "");
    expect(data).toMatchObject({ "@context": "https://schema.org" });
    const addresses = new Set(["@id", "url", "item", "logo", "image", "contentUrl", "sameAs", "@context"]);
    for (const [key, value] of everyValue(data)) {
      expect(value === "" || value === null, key).toBe(false);
      if (!addresses.has(key)) continue;
      for (const url of [value].flat()) expect(new URL(String(url)).protocol, `${key} ${String(url)}`).toBe("https:");
    }
    if (pageAt(page.address) !== "home") expectTrailTo(page.address);
  },
);

function expectTrailTo(path: string): void {
  const trail = only(path, "BreadcrumbList")["itemListElement"] as { position: number; item: string }[];
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
  expect(trail.at(-1)?.item).toBe(address + path);
  for (const { item } of trail) expect(builtPages.map((built) => address + built.address)).toContain(item);
}

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

  test("PB5 every publication is listed with its PDF if local, and described on its own page", () => {
    const works = graphOf(pathTo("publications", lang)).filter((node) => node["@type"] !== "BreadcrumbList");
    expect(works).toHaveLength(content.publications.length);
    for (const publication of content.publications) {
      const { id, title, date, download, authors, read } = publication;
      const people = authors.map((name) => ({ name }));
      const author = isSample(publication) ? { name: content.site.name } : people;
      const described = { headline: title[lang], datePublished: date, author, inLanguage: lang };
      const work = works.find(({ headline }) => headline === title[lang]);
      expect(work).toMatchObject(described);
      expect(["Article", "Report", "ScholarlyArticle"]).toContain(work?.["@type"]);
      expect(work?.["encoding"] !== undefined, id).toBe(download === "local");
      expect(only(pathTo("publication", lang, { id }), "ScholarlyArticle"), id).toMatchObject({
        ...described,
        url: address + pathTo("publication", lang, { id }),
        sameAs: read,
        publisher: { name: content.site.name },
      });
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
