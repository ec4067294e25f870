import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { schemaMessages } from "#check/messages/schema-messages.ts";
import type { Wording } from "#check/messages/wording.ts";
import { frenchTypography } from "#check/typography.ts";
import { collections } from "#model/collections.ts";
import { englishWords, withoutQuotations } from "./french-english.ts";
import { writtenMessages } from "./schema-texts.ts";

const written = new Set(Object.values(collections).flatMap(([, schema]) => writtenMessages(schema)));

test("the schemas have messages of their own", () => expect(written.size).toBeGreaterThan(20));

test("every message of the schemas has its wording in both languages, and none is left over", () => {
  expect(Object.keys(schemaMessages).toSorted()).toEqual([...written].toSorted());
});

const fromCatalogue = Object.keys(catalogues.fr)
  .filter((key) => key !== "language")
  .map((key) => {
    const wording = (language: "fr" | "en") =>
      (catalogues[language] as unknown as Record<string, (...values: string[]) => Wording>)[key];
    const values = ["en", "words", "Xyz."];
    return [key, wording("fr")?.(...values), wording("en")?.(...values)] as const;
  });
const fromSchemas = Object.entries(schemaMessages).map(([key, { fr, en }]) => [key, fr, en] as const);

describe.each([...fromCatalogue, ...fromSchemas])("%s", (_, french = ["", ""], english = ["", ""]) => {
  test("has a message and a remedy in each language", () => {
    for (const sentences of [...french, ...english]) expect(sentences).toMatch(/^([A-ZÉÀÎ"«`{\d].*[.?]|words)$/su);
    expect(french).not.toEqual(english);
  });

  test("is good French", () => {
    const words = withoutQuotations(french.join(" ")).replace(/\b(en|words)\b(?=[.),])/g, "x");
    expect(words).not.toMatch(englishWords);
    expect(frenchTypography(words)).toEqual([]);
  });
});
