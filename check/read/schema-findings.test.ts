import { describe, expect, test } from "vitest";
import { z } from "zod";
import { httpsUrl, picture, text } from "#model/schema/fields.ts";
import { field, matching } from "#model/schema/field.ts";
import { catalogues } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import { validate } from "./schema-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const how = howToWrite.en;
const fullAddress = "Copy the address from the browser: it starts with https://, e.g. https://example.org/page.";

const read = (schema: z.ZodType, yaml: string, lang: "en" | "fr" = "en") =>
  validate(parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: yaml }), schema, catalogues[lang]);

/** What an editor is told: line, column and field, what is wrong, what to do. */
const told = (schema: z.ZodType, yaml: string, lang: "en" | "fr" = "en") =>
  read(schema, yaml, lang).findings.map(({ line, column, field, message, remedy }) => [
    `${line}:${column} ${field}`,
    message,
    remedy,
  ]);

/** The same for one field alone. */
const toldOf = (field: z.ZodType, yaml: string) => told(z.strictObject({ it: field }), yaml);

test("a right file gives its data, and what it leaves out", () => {
  expect(read(z.strictObject({ a: z.string(), b: z.int().default(3) }), "a: x\n")).toEqual({
    data: { a: "x", b: 3 },
    findings: [],
  });
});

test("a wrong file gives findings of this file and no data", () => {
  const result = read(z.strictObject({ a: z.string() }), "a: 1\n");
  expect(result.findings.map(({ file }) => file)).toEqual(["content/a.yaml"]);
  expect(result).not.toHaveProperty("data");
});

describe("a name that is not known", () => {
  const person = z.strictObject({
    name: z.string(),
    title: z.string(),
    image: z.string().optional(),
    links: z.strictObject({ x: z.string(), site: z.string() }).optional(),
  });
  const unknown = (key: string) => `The site does not know a line \`${key}:\` here.`;
  const advice = "Correct its name or remove it.";

  test("is a finding where it stands", () => {
    expect(told(person, "name: A\ntitle: B\nwhatever: 1\n")).toEqual([["3:1 whatever", unknown("whatever"), advice]]);
  });

  test("misspelt, is one finding: the right name is not missing too", () => {
    expect(told(person, "nmae: A\n")).toEqual([
      ["1:1 nmae", unknown("nmae"), `${advice} Did you mean "name"?`],
      ["1:1 title", "The line `title:` is missing.", `Add it here. ${how.words}`],
    ]);
  });

  test("misspelt in a group, does not hide what is missing above it", () => {
    const both = z.strictObject({ site: z.string(), links: z.strictObject({ x: z.string(), site: z.string() }) });
    expect(told(both, "links:\n  x: a\n  sitte: b\n")).toEqual([
      ["3:3 links.sitte", unknown("sitte"), `${advice} Did you mean "site"?`],
      ["1:1 site", "The line `site:` is missing.", `Add it here. ${how.words}`],
    ]);
  });

  test.each(["photo", "picture", "img"])("%s is taken for image", (key) => {
    expect(told(person, `name: A\ntitle: B\n${key}: c\n`)).toEqual([
      [`3:1 ${key}`, unknown(key), `${advice} Did you mean "image"?`],
    ]);
  });

  test("twitter is taken for x", () => {
    expect(told(person, "name: A\ntitle: B\nlinks:\n  twitter: a\n  site: b\n")).toEqual([
      ["4:3 links.twitter", unknown("twitter"), `${advice} Did you mean "x"?`],
    ]);
  });

  test("is not taken for one that stands there already", () => {
    expect(told(person, "name: A\nnames: A\ntitle: B\n")).toEqual([["2:1 names", unknown("names"), advice]]);
  });

  test("several are several findings", () => {
    expect(told(person, "name: A\ntitle: B\nfoo: 1\nbar: 2\n").map(([place]) => place)).toEqual(["3:1 foo", "4:1 bar"]);
  });
});

describe("what is missing", () => {
  test.each([
    ["a text", z.string(), how.words],
    ["a list", z.array(z.string()), how.list],
    ["a text in two languages", text, how.bilingual],
    ["an address", httpsUrl, fullAddress],
  ])("%s is asked for in the way to write it", (_, field, remedy) => {
    expect(toldOf(field, "{}\n")).toEqual([["1:1 it", "The line `it:` is missing.", `Add it here. ${remedy}`]]);
  });

  test("in a group, belongs below the group’s name", () => {
    expect(toldOf(z.strictObject({ a: z.int(), b: z.int() }), "it:\n  a: 1\n")).toEqual([
      ["1:1 it.b", "The line `b:` is missing.", `Add it below \`it:\`, indented. ${how.integer}`],
    ]);
  });

  test("in a member of a list, belongs there", () => {
    expect(toldOf(z.array(z.strictObject({ a: z.int(), b: z.int() })), "it:\n  - a: 1\n    b: 2\n  - a: 3\n")).toEqual([
      ["4:5 it.2.b", "The line `b:` is missing.", `Add it here. ${how.integer}`],
    ]);
  });

  test("one language beside the other is a missing translation, both are missing lines", () => {
    const missing = (yaml: string) => toldOf(text, yaml).map(([place, message]) => `${place} ${message}`);
    expect(missing("it:\n  fr: Un\n")).toEqual(["1:1 it.en The English text is missing."]);
    expect(missing("it:\n  en: One\n")).toEqual(["1:1 it.fr The French text is missing."]);
    expect(missing("it: {}\n")).toEqual([
      "1:1 it.fr The line `fr:` is missing.",
      "1:1 it.en The line `en:` is missing.",
    ]);
  });

  test("another line beside French or English is no translation", () => {
    const schema = z.strictObject({ fr: z.string().optional(), en: z.string().optional(), by: z.string() });
    expect(toldOf(schema, "it:\n  fr: Un\n  en: One\n")).toEqual([
      ["1:1 it.by", "The line `by:` is missing.", `Add it below \`it:\`, indented. ${how.words}`],
    ]);
  });

  test("an alternative text has words of its own", () => {
    expect(toldOf(picture, "it:\n  src: a.jpg\n")).toEqual([
      [
        "1:1 it.alt",
        "The picture has no alternative text.",
        "Add `alt:` below `src:`, then two indented lines `fr:` and `en:` that say what the picture shows.",
      ],
    ]);
  });
});

test("a name without a value is told how to go on, in the reader’s language", () => {
  const schema = z.strictObject({ it: z.boolean() });
  expect(told(schema, "it:\n")).toEqual([["1:4 it", "Nothing is written after `it:`.", how.boolean]]);
  expect(told(schema, "it:\n", "fr")).toEqual([["1:4 it", "Rien n’est écrit après `it:`.", howToWrite.fr.boolean]]);
  expect(toldOf(httpsUrl, "it:\n")).toEqual([["1:4 it", "Nothing is written after `it:`.", fullAddress]]);
});

test("a field is called what the forms call it, with the value that is wrong and what to write", () => {
  const letter = field("Lettre", "Letter", matching(/^b/, "Écrivez b.", "Write b."));
  expect(toldOf(letter, "it: Å b\n")).toEqual([["1:5 it", '"Å b" is not valid for "Letter".', "Write b."]]);
  expect(told(z.strictObject({ it: letter.optional() }), "it: c\n", "fr")).toEqual([
    ["1:5 it", "«\u00a0c\u00a0» ne convient pas pour «\u00a0Lettre\u00a0».", "Écrivez b."],
  ]);
  expect(toldOf(field("Chiffres", "Figures", z.array(z.int()).max(1)), "it: [1, 2]\n")[0]).toContain(
    'Items in "Figures": 2; at most 1 are shown.',
  );
});
