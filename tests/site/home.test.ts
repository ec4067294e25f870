import { describe, expect, test } from "vitest";
import { formatNumber } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { pathTo } from "#model/pages.ts";
import { joinUrl, newestPublications } from "#model/selections.ts";
import { linksOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

describe.each(languages)("the home page in %s", (lang) => {
  const $ = openPage("home", lang);
  const { hero, statistics, publications } = localise(content.homePage, lang);
  const words = messages[lang];

  test("HM1 the hero has title, subtitle and links to joining and to the branches", () => {
    const section = $("main section").first();
    expect(plain(section.find("h1").text())).toBe(plain(hero.title));
    expect(section.text()).toContain(content.site.name);
    expect(plain(section.text())).toContain(plain(hero.subtitle));
    const links = linksOf($, section.find("a"));
    const account = joinUrl(content.site);
    const outside = [plain(`${hero.join} ${words.newTab}`), account, "_blank"];
    expect(links).toContainEqual(account ? outside : [plain(hero.join), pathTo("join", lang), undefined]);
    expect(links).toContainEqual([plain(hero.branches), pathTo("branches", lang), undefined]);
  });

  test("HM2 the statistics show students, universities, events and branches", () => {
    const shown = region($, statistics.heading)
      .find("dl > div")
      .toArray()
      .map((figure) => [plain($(figure).find("dd").text()), plain($(figure).find("dt").text())]);
    expect(shown).toEqual(
      statistics.figures.map(({ value, plus, label, caption = "" }) => [
        `${plain(formatNumber(Number(value), lang))}${plus ? "+" : ""}`,
        plain(label + caption),
      ]),
    );
  });

  test("HM3 each logo has its name and opens its site in a new tab", () => {
    const rows = ["sponsors", "partners", "schools", "media"] as const;
    for (const key of rows.filter((row) => content[row].items.length > 0)) {
      const carousel = region($, words.home[key]);
      expect(carousel.attr("aria-roledescription")).toBe(words.home.carousel);
      const links = carousel
        .find("a")
        .toArray()
        .map((link) => ({
          name: $(link).find("img").attr("alt"),
          url: $(link).attr("href"),
          target: $(link).attr("target"),
        }));
      expect(links).toEqual(content[key].items.map(({ name, url }) => ({ name, url, target: "_blank" })));
    }
    const tiers = content.sponsors.items.flatMap(
      ({ tier = 0 }) => content.partnerPage.tiers?.names[tier - 1]?.[lang] ?? [],
    );
    expect(textsOf($, $("[aria-roledescription] small"))).toEqual(tiers);
  });

  test("HM5 the four latest publications link to the external publications page", () => {
    const latest = newestPublications(content).slice(0, 4);
    const cards = region($, publications.heading).find("article");
    expect(linksOf($, cards.find("h3 a"))).toEqual(
      latest.map(({ title }) => [plain(`${title[lang]} ${words.newTab}`), content.site.links.publications, "_blank"]),
    );
  });
});
