import { expect, test } from "vitest";
import { currentEdition } from "#model/editions.ts";
import { loadContent } from "#check/load.ts";
import { isOpen, listedBranches, newestTerms } from "#model/selections.ts";

/**
 * The specification's own facts, held against the sample content the site is delivered with. They bind nobody else: a
 * file that no longer says `sample: true` is the association's, a collection that lost a sample file has been taken over.
 */
const content = loadContent("content");
const { branches, board, publications } = content;
const edition = currentEdition(content);

const pagesNamed =
  "essec dauphine paris4 london lille mons telecom ieseg esgi lyon neoma aes inseecparis ensiie epita devinci imtatlantique".split(
    " ",
  );
const soonNamed = ["escp", "hult"];
const yearsNamed = ["2025", "2024", "2023", "2022", "2021", "2017-2020"];

const hasAll = (entries: { id: string; sample?: boolean | undefined }[], ids: string[]) =>
  ids.every((id) => entries.some((entry) => entry.id === id && entry.sample));
const isSample = (file: { sample?: boolean | undefined }) => content.site.sample && file.sample === true;

test.runIf(content.site.sample && hasAll(branches, [...pagesNamed, ...soonNamed]))(
  "BL4 BR5 18 cards, of which two open soon; 17 pages, of which one is being prepared",
  () => {
    expect(listedBranches(content).length).toBeGreaterThanOrEqual(18);
    const withPage = branches.filter(isOpen).map(({ id }) => id);
    for (const id of pagesNamed) expect(withPage).toContain(id);
    for (const id of soonNamed) expect(withPage).not.toContain(id);
    expect(listedBranches(content).map(({ id }) => id)).not.toContain("paris4");
    for (const { office } of branches.filter(isOpen)) {
      expect(office.length).toBeGreaterThanOrEqual(3);
      expect(office.length).toBeLessThanOrEqual(12);
    }
  },
);

test.runIf(content.site.sample && hasAll(board, yearsNamed))(
  "BD1 six terms, the last of four years, with about 65 members in all",
  () => {
    const labels = newestTerms(content).map(({ label }) => label);
    for (const label of ["2025", "2024", "2023", "2022", "2021", "2020 - 2017"]) expect(labels).toContain(label);
    const members = board.flatMap((term) => term.members);
    expect(members.length).toBeGreaterThanOrEqual(50);
    const years = Map.groupBy(members, ({ name }) => name);
    expect([...years.values()].some((terms) => terms.length > 1)).toBe(true);
  },
);

test.runIf(isSample(edition) && edition.number === 4)(
  "KT1 KT2 KT4 KT7 11 October 2025 in Lyon, the fourth edition, with 27 speakers and three photographs",
  () => {
    expect([edition.date, edition.city.fr]).toEqual(["2025-10-11", "Lyon"]);
    expect(edition.venue?.address.street).toContain("Quai Perrache");
    expect(edition.photos.length).toBeGreaterThanOrEqual(3);
    expect(edition.speakers.length).toBeGreaterThanOrEqual(27);
    expect(edition.speakers.some(({ linkedin, x }) => !linkedin && !x)).toBe(true);
    expect(edition.schedule.slots.length).toBeGreaterThan(10);
  },
);

test.runIf(isSample(edition) && edition.number === 4)(
  "KT5 1 diamond, 4 gold, 12 silver, 11 bronze, one of them without a site; 7 communities, 10 media",
  () => {
    const counts = edition.sponsors.map(({ logos }) => logos.length);
    expect(edition.sponsors.map(({ name }) => name.en)).toEqual(["Diamond", "Gold", "Silver", "Bronze"]);
    for (const [index, least] of [1, 4, 12, 11].entries()) expect(counts[index]).toBeGreaterThanOrEqual(least);
    expect(edition.sponsors.at(-1)?.logos.some(({ url }) => url === "")).toBe(true);
    expect(edition.communityPartners.length).toBeGreaterThanOrEqual(7);
    expect(edition.mediaPartners.length).toBeGreaterThanOrEqual(10);
  },
);

const samples = publications.filter(({ sample }) => sample).map(({ category }) => category);

test.runIf(content.site.sample && samples.length >= 6)(
  "PB1 six publications in four categories, none of them taken away",
  () => {
    for (const category of ["kryptopaper", "article", "rapport", "etude"]) expect(samples).toContain(category);
  },
);
