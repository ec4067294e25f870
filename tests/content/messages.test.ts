import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import { schemaMessages } from "#check/messages/schema-messages.ts";
import type { Wording } from "#check/messages/wording.ts";
import { frenchTypography } from "#check/rules/typography.ts";
import { faultKeys } from "#model/schema/says.ts";
import { englishWords, withoutQuotations } from "./french-english.ts";

const schemas = new URL("../../model/schema/", import.meta.url);
const sources = readdirSync(schemas).map((file) => readFileSync(new URL(file, schemas), "utf8"));

test("every key is reported by some schema", () => {
  const said = sources.flatMap((source) => [...source.matchAll(/\bsays\("([^"]+)"\)/g)].map(([, key]) => key));
  expect(new Set(said)).toEqual(new Set(faultKeys));
});

test("no schema writes a sentence where a key belongs", () => {
  const takesError =
    /\.(?:regex|email|refine|min|max|length|enum|union|literal)\((?:[^()]|\([^()]*\))*,\s*"[^"]*",?\s*\)/g;
  expect(sources.flatMap((source) => source.match(takesError) ?? [])).toEqual([]);
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
