import { describe, expect, test } from "vitest";
import { formatClock, formatDate, formatNumber, ordinalSuffix } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { filesIn } from "#model/files.ts";
import { isOver } from "#model/paris-time.ts";
import { addressLine } from "#model/postal-address.ts";
import { accountsOf, hrefsOf, linksOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const { speakers, schedule, tourSponsors, tourPartners } = content;

const over = isOver(content.edition, new Date());

describe.each(languages)("the Krypto-Tour in %s", (lang) => {
  const $ = openPage("kryptoTour", lang);
  const text = localise(content.edition, lang);
  const words = messages[lang].tour;
  const { social, newTab } = messages[lang];

  test("KT1 the hero shows date, city, edition and figures", () => {
    const hero = $("main section").first();
    expect(plain(hero.find("h1").text())).toBe(plain(text.title));
    expect(plain(hero.find(".tour-badge").text())).toBe(
      plain(
        `${formatDate(text.date, lang)}${text.city}${text.number}${ordinalSuffix(text.number, lang)} ${words.edition}`,
      ),
    );
    expect(plain(hero.text())).toContain(plain(text.subtitle));
    expect(textsOf($, hero.find("dl > div"))).toEqual(
      text.figures.map(({ label, value, plus }) =>
        plain(label + formatNumber(Number(value), lang) + (plus ? "+" : "")),
      ),
    );
  });

  test("KT2 the format section has its text and photographs", () => {
    const format = region($, text.format.heading);
    const { before, after } = text.format.paragraphs;
    expect(textsOf($, format.find("p"))).toEqual([...(over ? [] : before), ...after].map(plain));
    const alternatives = format.find("img").toArray();
    expect(alternatives.map((image) => $(image).attr("alt"))).toEqual(text.format.photos.map(({ alt }) => alt));
  });

  test.runIf(schedule.slots.length > 0)("KT3 the schedule also lists time, room, title and speakers as text", () => {
    const section = region($, text.schedule.heading);
    const rows = over ? section.find("tbody tr") : section.find(".talk");
    const expected = over ? schedule.slots : schedule.slots.filter(({ room }) => room !== undefined);
    const shown = textsOf($, rows);
    expect(shown).toHaveLength(expected.length);
    for (const { start, room, title, speakers: people } of expected) {
      const where = schedule.rooms.find(({ id }) => id === room)?.name[lang] ?? words.everyone;
      const parts = [formatClock(start, lang), where, title[lang], people.join(", ")].map(plain);
      expect(shown.some((row) => parts.every((part) => row.includes(part)))).toBe(true);
    }
  });

  test("KT9 the sections are in the specified order and linked from the section links", () => {
    const ids = ["film", "format", "schedule", "speakers", "sponsors", "tickets", "partners", "venue"];
    const there = $("main > section[aria-labelledby]")
      .toArray()
      .map((part) => $(part).attr("aria-labelledby") ?? "");
    expect(there).toEqual(ids.filter((id) => there.includes(id)));
    expect(there).toContain("format");
    const links = linksOf($, $("main .tour-nav-row a"));
    expect(links.map(([, href]) => href)).toEqual(there.map((id) => `#${id}`));
    for (const [name, href] of links) expect(plain($(href).text())).toContain(name);
  });

  test.runIf(speakers.speakers.length > 0)("KT4 every speaker has their links and one to each of their talks", () => {
    const cards = region($, text.speakers.heading).find("article").toArray();
    expect(
      cards.map((card) => ({
        name: plain($(card).find("h3").text()),
        role: plain($(card).find("p").first().text()),
        pictures: $(card).find("img[src]").length,
        links: accountsOf($, $(card).find("a:not([href^='#'])")),
        talks: accountsOf($, $(card).find("a[href^='#']"))
          .map(([name]) => plain(name!))
          .toSorted(),
      })),
    ).toEqual(
      speakers.speakers.map(({ name, role, linkedin, x }) => ({
        name,
        role: plain(role[lang]),
        pictures: 1,
        links: [
          ...(linkedin ? [[`${name}, ${social.linkedin} ${newTab}`, linkedin]] : []),
          ...(x ? [[`${name}, ${social.x} ${newTab}`, x]] : []),
        ],
        talks: schedule.slots
          .filter((slot) => slot.speakers.includes(name))
          .map(({ title, start }) => plain(`${name}, ${words.talk}, ${formatClock(start, lang)}, ${title[lang]}`))
          .toSorted(),
      })),
    );
  });

  test("KT5 every sponsor and partner is named, and linked if they have a site", () => {
    const rows = [
      ...tourSponsors.tiers.map(({ name, logos }) => [name[lang], logos] as const),
      [text.communityPartners.heading, tourPartners.community] as const,
      [text.mediaPartners.heading, tourPartners.media] as const,
    ];
    for (const [name, logos] of rows.filter(([, all]) => all.length > 0)) {
      const shown = region($, name)
        .find("li")
        .toArray()
        .map((item) => [$(item).find("img").attr("alt"), $(item).find("a").attr("href") ?? ""]);
      expect(shown, name).toEqual(logos.map((logo) => [logo.name, logo.url]));
    }
    expect($("main a[href='']")).toHaveLength(0);
  });

  test("KT6 KT7 the page links to the tickets and shows the address of the venue", () => {
    if (content.site.embeds.ticketing) expect($("main").text()).toContain(over ? words.eventLink : words.ticketsLink);
    const { before, after } = text.venue.heading;
    const venue = region($, over ? after : before + after);
    expect(plain(venue.find("address").text())).toBe(plain(addressLine(content, content.edition.venue.address, lang)));
    expect(plain(venue.text())).toContain(plain(text.venue.name));
  });

  const shown = $("main a").not(".invisible *");
  const names = textsOf($, shown).join("\n");

  test("KT9 after the event, the page links to the newsletter and to partners instead of tickets and a date", () => {
    const targets = new Set(hrefsOf($, shown));
    if (content.site.embeds.ticketing) expect(names.includes(plain(words.ticketsBuy))).toBe(!over);
    expect(targets.has(filesIn(lang).tourCalendar)).toBe(!over);
    if (text.ticketing && (over || content.site.embeds.ticketing)) {
      const { newsletter, partners } = text.ticketing.after;
      if (content.site.links.newsletter) expect(names.includes(plain(newsletter))).toBe(over);
      const tickets = textsOf($, $("#tickets").closest("section").find("a").not(".invisible *")).join("\n");
      expect(tickets.includes(plain(partners))).toBe(over);
    }
  });
});
