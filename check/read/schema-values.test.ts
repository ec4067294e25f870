import { describe, expect, test } from "vitest";
import { z } from "zod";
import { email, httpsUrl, onionUrl, text } from "#model/schema/fields.ts";
import { choice, field, matching, written } from "#model/schema/field.ts";
import { catalogues } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import { validate } from "./schema-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const how = howToWrite.en;

/** The findings for `it: value`. */
const findingsFor = (field: z.ZodType, value: string) => {
  const file = parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: `it: ${value}\n` });
  const { findings } = validate(file, z.strictObject({ it: field }), catalogues.en);
  return findings.map(({ line, field: name, message, remedy }) => `${line} ${name} | ${message} | ${remedy}`);
};

test.each([
  ["5", z.string(), `Expected a text, found \`5\`. | ${how.words}`],
  ["x", z.int(), `Expected a whole number, found "x". | ${how.integer}`],
  ["x", text, `Expected a text in two languages, found "x". | ${how.bilingual}`],
  ["5", z.union([text, z.array(text)]), `Expected a text in two languages, found \`5\`. | ${how.bilingual}`],
  [
    "5",
    email,
    "Expected a text, found `5`. | Write the address with an @ and without spaces, e.g. contact@example.org.",
  ],
])("the message for %s, a value of the wrong kind, names the right kind", (value, field, expected) => {
  expect(findingsFor(field, value)).toEqual([`1 it | ${expected}`]);
});

test.each([
  ["0", z.int().min(1), "`0` is too small. | Write 1 or more."],
  ["0", z.number().positive(), "`0` is too small. | Write a number above 0."],
  ["91", z.number().max(90), "`91` is too big. | Write 90 or less."],
  [
    "[a]",
    z.array(z.string()).min(2),
    'Items in "it": 1; at least 2 are needed. | Add items, each beginning with a hyphen and a space.',
  ],
  ["[a, b]", z.array(z.string()).max(1), 'Items in "it": 2; at most 1 are shown. | Remove some.'],
  ["c", z.enum(["a", "b"]), '"c" is not one of the choices for "it". | Write one of `a`, `b`.'],
  ["a", z.literal([1, 2]), '"a" is not one of the choices for "it". | Write one of `1`, `2`.'],
  [
    "c",
    field("Choix", "Choice", choice({ a: ["Un", "One"], b: ["Deux", "Two"] }).optional()),
    '"c" is not one of the choices for "Choice". | Write one of `a` (One), `b` (Two).',
  ],
  ["c", z.string().regex(/^b/), '"c" is not valid for "it". | Take the same line of another file as a model.'],
])("the message for %s, an invalid value, says what is allowed", (value, field, expected) => {
  expect(findingsFor(field, value)).toEqual([`1 it | ${expected}`]);
});

describe("an http link", () => {
  const insecure = (link: string) =>
    `1 it | The link "${link}" is not secure. | Replace http:// with https:// and try the link in a browser.`;

  test("has its own message, whatever else is wrong", () => {
    expect(findingsFor(httpsUrl, "http://x.example/")).toEqual([insecure("http://x.example/")]);
    expect(findingsFor(z.union([z.literal(""), httpsUrl]), "http://x.example/")).toEqual([
      insecure("http://x.example/"),
    ]);
  });

  test("on the Tor network or inside a text has the usual message", () => {
    expect(findingsFor(onionUrl, "http://abc.onion/")).toEqual([expect.stringContaining("http://abc.onion/")]);
    expect(findingsFor(onionUrl, "http://abc.onion/")).not.toEqual([insecure("http://abc.onion/")]);
    expect(findingsFor(httpsUrl, "see http://x.example/")).toEqual([
      expect.stringContaining('"see http://x.example/" is not valid for "it".'),
    ]);
  });
});

describe("a union", () => {
  const texts = z.union([text, z.array(text).min(1)]);

  test("reports the errors of the variant that was meant", () => {
    expect(findingsFor(texts, "{ fr: Un }")).toEqual([
      expect.stringMatching(/^1 it\.en \| The English text is missing\./),
    ]);
    expect(findingsFor(texts, "{ fr: 5, en: One }")).toEqual([
      expect.stringMatching(/^1 it\.fr \| Expected a text, found `5`\./),
    ]);
    expect(findingsFor(texts, "[{ en: One }]")).toEqual([
      expect.stringMatching(/^1 it\.1\.fr \| The French text is missing\./),
    ]);
    expect(findingsFor(texts, "[]")).toEqual([
      expect.stringMatching(/^1 it \| Items in "it": 0; at least 1 are needed\./),
    ]);
  });

  test("reports how a text of the variant is written", () => {
    expect(findingsFor(z.union([text, httpsUrl]), "x")).toEqual([
      expect.stringContaining('1 it | "x" is not valid for "it". | '),
    ]);
  });

  test("reports a key that the variant does not have", () => {
    expect(findingsFor(texts, "{ fr: Un, en: One, de: Ein }")).toEqual([
      "1 it.de | The site does not know a line `de:` here. | Correct its name or remove it.",
    ]);
  });

  test("reports errors inside a nested union", () => {
    const nested = z.union([z.boolean(), z.array(z.union([z.array(text), text]))]);
    expect(findingsFor(nested, "[{ fr: Un }]")).toEqual([
      expect.stringMatching(/^1 it\.1\.en \| The English text is missing\./),
    ]);
  });

  test("has one finding when several variants could be meant", () => {
    expect(findingsFor(z.union([z.enum(["a"]), z.enum(["b"])]), "c")).toEqual([
      `1 it | Expected a text, found "c". | ${how.words}`,
    ]);
    expect(findingsFor(written(z.union([z.literal("mail"), httpsUrl]), "Écrivez mail.", "Write mail."), "c")).toEqual([
      '1 it | "c" is not valid for "it". | Write mail.',
    ]);
  });
});

describe("a free key of a record", () => {
  test("has a message that says how to write it", () => {
    const roles = z.record(matching(/^[a-z]+$/, "Écrivez des lettres.", "Write letters."), z.int());
    expect(findingsFor(roles, "{ ok: 1, No: 2 }")).toEqual(['1 it.No | "No" cannot be a name here. | Write letters.']);
  });

  test("without a format has a general message", () => {
    expect(findingsFor(z.record(z.string().max(2), z.int()), "{ ok: 1, long: 2 }")).toEqual([
      '1 it.long | "long" cannot be a name here. | Take the names beside it as a model.',
    ]);
  });

  test("does not hide errors in its value", () => {
    expect(findingsFor(z.record(z.string(), z.int()), "{ a: 1, b: x }")).toEqual([
      `1 it.b | Expected a whole number, found "x". | ${how.integer}`,
    ]);
  });
});
