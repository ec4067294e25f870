import { expect, test } from "vitest";
import type { Content } from "./collections.ts";
import { editionPage, editionRedirects, type PastEdition } from "./editions.ts";

const edition = (year: number, more: Partial<PastEdition> = {}) =>
  ({ year, figures: [], paragraphs: [], talks: [], ...more }) as unknown as PastEdition;
const withText = edition(2024, { paragraphs: [{ fr: "À Lyon.", en: "In Lyon." }] });

test("KT9 an edition with a text of its own has a page", () => expect(editionPage(withText)).toBe("/krypto-tour/2024"));

test("an edition without a page redirects to its row", () => {
  const content = { archive: { editions: [withText, edition(2022)] } } as unknown as Content;
  expect(editionRedirects(content)).toEqual([["/krypto-tour/2022", "/krypto-tour#edition-2022"]]);
});
