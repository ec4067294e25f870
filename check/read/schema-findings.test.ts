import { describe, expect, test } from "vitest";
import { z } from "zod";
import { httpsUrl, text } from "#model/schema/fields.ts";
import { picture } from "#model/schema/parts.ts";
import { field, matching } from "#model/schema/field.ts";
import { catalogues } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import { validate } from "./schema-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const how = howToWrite.en;
const fullAddress = "Copy the address from the browser: it starts with https://, e.g. https://example.org/page.";

const read = (schema: z.ZodType, yaml: string, lang: "en" | "fr" = "en") =>
  validate(parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: yaml }), schema, catalogues[lang]);

/** Line, column and field, message, remedy. */
const findingsOf = (schema: z.ZodType, yaml: string, lang: "en" | "fr" = "en") =>
  read(schema, yaml, lang).findings.map(({ line, column, field, message, remedy }) => [
    `${line}:${column} ${field}`,
    message,
    remedy,
  ]);

/** The same for a file with one field. */
const findingsOfField = (field: z.ZodType, yaml: string) => findingsOf(z.strictObject({ it: field }), yaml);

test("a valid file gives its data with defaults", () => {
  expect(read(z.strictObject({ a: z.string(), b: z.int().default(3) }), "a: x\n")).toEqual({
    data: { a: "x", b: 3 },
    findings: [],
  });
});

test("an invalid file gives findings and no data", () => {
  const result = read(z.strictObject({ a: z.string() }), "a: 1\n");
  expect(result.findings.map(({ file }) => file)).toEqual(["content/a.yaml"]);
  expect(result).not.toHaveProperty("data");
});

describe("an unknown key", () => {
  const person = z.strictObject({
    name: z.string(),
    title: z.string(),
    image: z.string().optional(),
    links: z.strictObject({ x: z.string(), site: z.string() }).optional(),
  });
  const unknown = (key: string) => `The site does not know a line \`${key}:\` here.`;
  const advice = "Correct its name or remove it.";

  test("is a finding at its place", () => {
    expect(findingsOf(person, "name: A\ntitle: B\nwhatever: 1\n")).toEqual([
      ["3:1 whatever", unknown("whatever"), advice],
    ]);
  });

  test("that is misspelt is one finding, not a missing key too", () => {
    expect(findingsOf(person, "nmae: A\n")).toEqual([
      ["1:1 nmae", unknown("nmae"), `${advice} Did you mean "name"?`],
      ["1:1 title", "The line `title:` is missing.", `Add it here. ${how.words}`],
    ]);
  });

  test("that is misspelt in a group does not hide a missing key above it", () => {
    const both = z.strictObject({ site: z.string(), links: z.strictObject({ x: z.string(), site: z.string() }) });
    expect(findingsOf(both, "links:\n  x: a\n  sitte: b\n")).toEqual([
      ["3:3 links.sitte", unknown("sitte"), `${advice} Did you mean "site"?`],
      ["1:1 site", "The line `site:` is missing.", `Add it here. ${how.words}`],
    ]);
  });

  test.each([
    ["photo: c", "3:1 photo", "image"],
    ["links:\n  twitter: a\n  site: b", "4:3 links.twitter", "x"],
  ])("in %j has a common other name", (yaml, place, suggested) => {
    expect(findingsOf(person, `name: A\ntitle: B\n${yaml}\n`)).toEqual([
      [place, expect.any(String), `${advice} Did you mean "${suggested}"?`],
    ]);
  });

  test("gets no suggestion that is already present", () => {
    expect(findingsOf(person, "name: A\nnames: A\ntitle: B\n")).toEqual([["2:1 names", unknown("names"), advice]]);
  });
});

describe("a missing key", () => {
  test.each([
    ["a text", z.string(), how.words],
    ["a list", z.array(z.string()), how.list],
    ["a text in two languages", text, how.bilingual],
    ["an address", httpsUrl, fullAddress],
  ])("with %s has a remedy that says how to write it", (_, field, remedy) => {
    expect(findingsOfField(field, "{}\n")).toEqual([
      ["1:1 it", "The line `it:` is missing.", `Add it here. ${remedy}`],
    ]);
  });

  test("in a group has a remedy that names the group", () => {
    expect(findingsOfField(z.strictObject({ a: z.int(), b: z.int() }), "it:\n  a: 1\n")).toEqual([
      ["1:1 it.b", "The line `b:` is missing.", `Add it below \`it:\`, indented. ${how.integer}`],
    ]);
  });

  test("in a list item is a finding at the item", () => {
    expect(
      findingsOfField(z.array(z.strictObject({ a: z.int(), b: z.int() })), "it:\n  - a: 1\n    b: 2\n  - a: 3\n"),
    ).toEqual([["4:5 it.2.b", "The line `b:` is missing.", `Add it here. ${how.integer}`]]);
  });

  test("beside the other language is a missing translation", () => {
    const missing = (yaml: string) => findingsOfField(text, yaml).map(([place, message]) => `${place} ${message}`);
    expect(missing("it:\n  fr: Un\n")).toEqual(["1:1 it.en The English text is missing."]);
    expect(missing("it:\n  en: One\n")).toEqual(["1:1 it.fr The French text is missing."]);
    expect(missing("it: {}\n")).toEqual([
      "1:1 it.fr The line `fr:` is missing.",
      "1:1 it.en The line `en:` is missing.",
    ]);
  });

  test("beside French and English is no missing translation", () => {
    const schema = z.strictObject({ fr: z.string().optional(), en: z.string().optional(), by: z.string() });
    expect(findingsOfField(schema, "it:\n  fr: Un\n  en: One\n")).toEqual([
      ["1:1 it.by", "The line `by:` is missing.", `Add it below \`it:\`, indented. ${how.words}`],
    ]);
  });

  test("`alt` has its own message", () => {
    expect(findingsOfField(picture, "it:\n  src: a.jpg\n")).toEqual([
      [
        "1:1 it.alt",
        "The picture has no alternative text.",
        "Add `alt:` below `src:`, then two indented lines `fr:` and `en:` that say what the picture shows.",
      ],
    ]);
  });
});

test("a key without a value has a remedy that says how to write it, in both languages", () => {
  const schema = z.strictObject({ it: z.boolean() });
  expect(findingsOf(schema, "it:\n")).toEqual([["1:4 it", "Nothing is written after `it:`.", how.boolean]]);
  expect(findingsOf(schema, "it:\n", "fr")).toEqual([
    ["1:4 it", "Rien n’est écrit après `it:`.", howToWrite.fr.boolean],
  ]);
  expect(findingsOfField(httpsUrl, "it:\n")).toEqual([["1:4 it", "Nothing is written after `it:`.", fullAddress]]);
});

test("a message has the label of the field, the wrong value and what to write", () => {
  const letter = field("Lettre", "Letter", matching(/^b/, "Écrivez b.", "Write b."));
  expect(findingsOfField(letter, "it: Å b\n")).toEqual([["1:5 it", '"Å b" is not valid for "Letter".', "Write b."]]);
  expect(findingsOf(z.strictObject({ it: letter.optional() }), "it: c\n", "fr")).toEqual([
    ["1:5 it", "«\u00a0c\u00a0» ne convient pas pour «\u00a0Lettre\u00a0».", "Écrivez b."],
  ]);
  expect(findingsOfField(field("Chiffres", "Figures", z.array(z.int()).max(1)), "it: [1, 2]\n")[0]).toContain(
    'Items in "Figures": 2; at most 1 are shown.',
  );
});
