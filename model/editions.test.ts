import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { currentEdition, type Edition, editionPage, editionRedirects, pastEditions, talksOf } from "./editions.ts";

const edition = (id: string, more: Partial<Edition> = {}) =>
  ({ id, date: `${id}-10-10`, figures: [], story: [], schedule: { slots: [] }, ...more }) as unknown as Edition;
const withText = edition("2024", { story: [{ fr: "À Lyon.", en: "In Lyon." }] });
const content = { editions: [edition("2022"), edition("2025"), withText] } as unknown as Content;

test("the newest edition is the current one, the others are its history, newest first", () => {
  expect(currentEdition(content).id).toBe("2025");
  expect(pastEditions(content).map(({ id }) => id)).toEqual(["2024", "2022"]);
});

test("KT9 a past edition with a text of its own has a page; another redirects to its row", () => {
  expect(editionPage(withText)).toBe("/krypto-tour/2024");
  expect(editionRedirects(content)).toEqual([["/krypto-tour/2022", "/krypto-tour#edition-2022"]]);
});

test("the talks of an edition leave out breaks, and name a repeated talk once with all its speakers", () => {
  const slot = (start: string, title: string, room?: string, speakers: string[] = []) => ({
    start,
    title: { fr: title, en: title },
    room,
    speakers,
  });
  const slots = [slot("11:00", "B", "main", ["Zoé"]), slot("10:00", "Café"), slot("09:00", "B", "lab", ["Ana"])];
  expect(talksOf(edition("2025", { schedule: { slots } } as unknown as Edition))).toEqual([
    { title: { fr: "B", en: "B" }, speakers: ["Ana", "Zoé"] },
  ]);
});
