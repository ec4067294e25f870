import { describe, expect, test } from "vitest";
import { z } from "zod";
import { email, httpsUrl, onionUrl, text } from "#model/schema/fields.ts";
import { choice, field, matching, written } from "#model/schema/field.ts";
import { catalogues } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import { validate } from "./schema-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const how = howToWrite.en;

/** What an editor is told of the value of `it:`. */
const told = (field: z.ZodType, value: string) => {
  const file = parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: `it: ${value}\n` });
  const { findings } = validate(file, z.strictObject({ it: field }), catalogues.en);
  return findings.map(({ line, field: name, message, remedy }) => `${line} ${name} | ${message} | ${remedy}`);
};

test.each([
  ["5", z.string(), `\`5\` stands where a text belongs. | ${how.words}`],
  ["x", z.int(), `"x" stands where a whole number belongs. | ${how.integer}`],
  ["x", text, `"x" stands where a text in two languages belongs. | ${how.bilingual}`],
  ["x", z.array(z.string()), `"x" stands where a list belongs. | ${how.list}`],
  ["5", z.union([text, z.array(text)]), `\`5\` stands where a text in two languages belongs. | ${how.bilingual}`],
  [
    "5",
    email,
    "`5` stands where a text belongs. | Write the address with an @ and without spaces, e.g. contact@example.org.",
  ],
])("%s, of the wrong kind, is told what belongs there", (value, field, expected) => {
  expect(told(field, value)).toEqual([`1 it | ${expected}`]);
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
  ["c", z.string().refine(() => false), '"c" is not valid for "it". | Take the same line of another file as a model.'],
])("%s, out of what is allowed, is told how far it may go", (value, field, expected) => {
  expect(told(field, value)).toEqual([`1 it | ${expected}`]);
});

describe("an http link", () => {
  const insecure = (link: string) =>
    `1 it | The link "${link}" is not secure. | Replace http:// with https:// and try the link in a browser.`;

  test("is told to be secure, whatever else is wrong with it", () => {
    expect(told(httpsUrl, "http://x.example/")).toEqual([insecure("http://x.example/")]);
    expect(told(z.union([z.literal(""), httpsUrl]), "http://x.example/")).toEqual([insecure("http://x.example/")]);
  });

  test("on the Tor network, or further on in a text, is told what is wrong with it", () => {
    expect(told(onionUrl, "http://abc.onion/")).toEqual([expect.stringContaining("http://abc.onion/")]);
    expect(told(onionUrl, "http://abc.onion/")).not.toEqual([insecure("http://abc.onion/")]);
    expect(told(httpsUrl, "see http://x.example/")).toEqual([
      expect.stringContaining('"see http://x.example/" is not valid for "it".'),
    ]);
  });
});

describe("where one of several kinds may stand", () => {
  const texts = z.union([text, z.array(text).min(1)]);

  test("what is wrong inside the kind that was meant is told", () => {
    expect(told(texts, "{ fr: Un }")).toEqual([expect.stringMatching(/^1 it\.en \| The English text is missing\./)]);
    expect(told(texts, "{ fr: 5, en: One }")).toEqual([
      expect.stringMatching(/^1 it\.fr \| `5` stands where a text belongs\./),
    ]);
    expect(told(texts, "[{ en: One }]")).toEqual([
      expect.stringMatching(/^1 it\.1\.fr \| The French text is missing\./),
    ]);
    expect(told(texts, "[]")).toEqual([expect.stringMatching(/^1 it \| Items in "it": 0; at least 1 are needed\./)]);
  });

  test("a text of the kind that was meant is told its form", () => {
    expect(told(z.union([text, httpsUrl]), "x")).toEqual([
      expect.stringContaining('1 it | "x" is not valid for "it". | '),
    ]);
  });

  test("a name that this kind does not know is told", () => {
    expect(told(texts, "{ fr: Un, en: One, de: Ein }")).toEqual([
      "1 it.de | The site does not know a line `de:` here. | Correct its name or remove it.",
    ]);
  });

  test("so it is within another such place", () => {
    const nested = z.union([z.boolean(), z.array(z.union([z.array(text), text]))]);
    expect(told(nested, "[{ fr: Un }]")).toEqual([
      expect.stringMatching(/^1 it\.1\.en \| The English text is missing\./),
    ]);
  });

  test("what suits several of them is told as a whole", () => {
    expect(told(z.union([z.enum(["a"]), z.enum(["b"])]), "c")).toEqual([
      `1 it | "c" stands where a text belongs. | ${how.words}`,
    ]);
    expect(told(written(z.union([z.literal("mail"), httpsUrl]), "Écrivez mail.", "Write mail."), "c")).toEqual([
      '1 it | "c" is not valid for "it". | Write mail.',
    ]);
  });
});

describe("a name that people choose", () => {
  test("is told how it is written, by itself", () => {
    const roles = z.record(matching(/^[a-z]+$/, "Écrivez des lettres.", "Write letters."), z.int());
    expect(told(roles, "{ ok: 1, No: 2 }")).toEqual(['1 it.No | "No" cannot be a name here. | Write letters.']);
  });

  test("is told to be like the others where nothing else is known", () => {
    expect(told(z.record(z.string().max(2), z.int()), "{ ok: 1, long: 2 }")).toEqual([
      '1 it.long | "long" cannot be a name here. | Take the names beside it as a model.',
    ]);
  });

  test("does not keep what is below it from being looked at", () => {
    expect(told(z.record(z.string(), z.int()), "{ a: 1, b: x }")).toEqual([
      `1 it.b | "x" stands where a whole number belongs. | ${how.integer}`,
    ]);
  });
});
