import { describe, expect, test } from "vitest";
import { editionAnchor, editionPage } from "#model/editions.ts";
import { formatDate, ordinalSuffix } from "#model/formats.ts";
import { languages } from "#model/languages.ts";
import { localise } from "#model/localise.ts";
import { pathTo } from "#model/pages.ts";
import { hrefsOf, openPage, plain, region, textsOf } from "./html.ts";
import { content, messages } from "./published.ts";

const { edition: current, archive } = content;
const pastPages = languages.flatMap((lang) =>
  archive.editions.filter(editionPage).map((past) => ({ lang, year: past.year, past })),
);

describe.each(pastPages)("the Krypto-Tour of $year in $lang", ({ lang, year, past }) => {
  const $ = openPage("edition", lang, { year: String(year) });
  const { number, date, city, summary, paragraphs, talks, speakers, sponsors } = localise(past, lang);
  const words = messages[lang].past;

  const rowsOf = (name: string) => {
    const isThere = textsOf($, $("main h2")).includes(plain(name));
    return isThere ? textsOf($, region($, name).find("dl > div")) : [];
  };
  const row = (first: string, ...second: string[]) => plain(`${first}${second.join(", ")}`);

  test("KT9 the page shows the number, date, city and summary of the edition", () => {
    expect(plain($("main h1").text())).toBe(plain(`${current.title} ${year}`));
    const day = date === undefined ? "" : formatDate(date, lang);
    const badge = `${day}${city}${number}${ordinalSuffix(number, lang)} ${words.edition}`;
    expect(plain($("main .tour-badge").text())).toBe(plain(badge));
    const shown = textsOf($, $("main p"));
    for (const text of [summary, ...paragraphs]) expect(shown).toContain(plain(text));
  });

  test("KT9 the page lists all talks, speakers and sponsors", () => {
    expect(rowsOf(words.talks)).toEqual(talks.map(({ title, speakers: people }) => row(title, ...people)));
    expect(rowsOf(words.speakers)).toEqual(speakers.map(({ name, role }) => row(name, role)));
    expect(rowsOf(words.sponsors)).toEqual(sponsors.map(({ name, names }) => row(name, ...names)));
  });

  test("KT9 the list of editions links to the current one and marks this one", () => {
    const links = $("main .edition-list a");
    expect(hrefsOf($, links)).toContain(pathTo("kryptoTour", lang));
    const here = links.filter("[aria-current=page]");
    expect(textsOf($, here.find("b"))).toEqual([String(year)]);
  });
});

test.each(languages)("KT9 every list of editions in %s has each edition once, newest first", (lang) => {
  const past = archive.editions.map(({ year }) => year);
  const all = [Number(current.date.slice(0, 4)), ...past].toSorted((a, b) => b - a).map(String);
  const tour = openPage("kryptoTour", lang);
  const own = archive.editions.filter(editionPage).map(({ year }) => String(year));
  const open = [tour, ...own.map((year) => openPage("edition", lang, { year }))];
  expect(new Set(all).size).toBe(all.length);
  for (const $ of open) expect(textsOf($, $("main .edition-list b"))).toEqual(past.length > 0 ? all : []);
  for (const { year } of archive.editions.filter((edition) => !editionPage(edition)))
    expect(tour(`#${editionAnchor(year)}`).find("a")).toHaveLength(0);
});
