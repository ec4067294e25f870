import { describe, expect, test } from "vitest";
import { catalogues } from "#check/messages/catalogue.ts";
import type { Wording } from "#check/messages/wording.ts";
import { frenchTypography } from "#check/rules/typography.ts";
import { recordValues, schemaOf, variantsOf, type JsonSchema } from "#check/read/json-schema.ts";
import { collections } from "#model/collections.ts";
import { keysOf } from "#model/keys.ts";

/** Words that give away an English sentence among French ones. */
const englishWords =
  /\b(the|is|are|it|its|this|that|there|of|or|and|not|with|without|write|line|file|missing|add|remove|put|here|from|by|in|to|below|above|did|you|mean)\b/i;

/** Leaves out what is quoted from a file, in whatever language it is. */
function withoutQuotations(text: string): string {
  return text
    .replace(/«\u00a0.*?\u00a0»/g, "x")
    .replace(/`[^`]*`/g, "x")
    .replace(/\S+\.(yaml|md|fr|en)\b/g, "x");
}

/** Everything the schemas say, once. */
function* wordsOf(schema: JsonSchema): Generator<[fr: string, en: string, isSentence: boolean]> {
  const { label, hint, form, choices = {} } = schema;
  for (const each of [label, hint]) if (each) yield [each.fr, each.en, false];
  if (form) yield [form.fr, form.en, true];
  for (const [french, english] of Object.values(choices)) yield [french, english, false];
  const inner = [...Object.values(schema.properties ?? {}), ...(variantsOf(schema) ?? [])];
  for (const each of [...inner, schema.items, schema.propertyNames, recordValues(schema)])
    if (each) yield* wordsOf(each);
}
const said = new Map(
  keysOf(collections).flatMap((key) => [...wordsOf(schemaOf(key))].map((words) => [words[0], words])),
);

test("what the schemas say is good French and has its English", () => {
  expect(said.size).toBeGreaterThan(300);
  for (const [french, english, isSentence] of said.values()) {
    if (isSentence) for (const sentence of [french, english]) expect(sentence).toMatch(/^[A-ZÉ].*\.$/su);
    expect(english).not.toBe("");
    expect(frenchTypography(withoutQuotations(french)), french).toEqual([]);
  }
});

const fromCatalogue = Object.keys(catalogues.fr)
  .filter((key) => key !== "language")
  .map((key) => {
    const wording = (language: "fr" | "en") =>
      (catalogues[language] as unknown as Record<string, (...values: string[]) => Wording>)[key];
    const values = ["en", "words", "Xyz."];
    return [key, wording("fr")?.(...values), wording("en")?.(...values)] as const;
  });

describe.each(fromCatalogue)("%s", (_, french = ["", ""], english = ["", ""]) => {
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
