import { expect, test } from "vitest";
import { z } from "zod";
import { email, httpsUrl, onionUrl, text } from "#model/schema/fields.ts";
import { picture } from "#model/schema/parts.ts";
import { choice, field, matching, written } from "#model/schema/field.ts";
import { catalogues } from "../messages/catalogue.ts";
import { howToWrite } from "../messages/field-messages.ts";
import { validate } from "./schema-findings.ts";
import { parseYaml } from "./yaml-file.ts";

const how = howToWrite.en;
const fullAddress = "Copy the address from the browser: it starts with https://, e.g. https://example.org/page.";

const read = (schema: z.ZodType, yaml: string) =>
  validate(parseYaml({ path: "a.yaml", shownAs: "content/a.yaml", text: yaml }), schema, catalogues.en);

/** The findings in a file, as `line:column field | message | remedy`. */
const findingsOf = (schema: z.ZodType, yaml: string) =>
  read(schema, yaml).findings.map(
    ({ line, column, field, message, remedy }) => `${line}:${column} ${field} | ${message} | ${remedy}`,
  );

/** The findings for a field `it`, as `field | message | remedy`. */
const findingsFor = (it: z.ZodType, yaml: string) =>
  findingsOf(z.strictObject({ it }), `${yaml}\n`).map((finding) => finding.replace(/^\S+ /, ""));

const person = z.strictObject({
  name: z.string(),
  title: z.string(),
  image: z.string().optional(),
  links: z.strictObject({ x: z.string(), site: z.string() }).optional(),
});
const both = z.strictObject({ site: z.string(), links: z.strictObject({ x: z.string(), site: z.string() }) });
const unknown = (place: string, key: string, suggestion = "") =>
  `${place} | The site does not know a line \`${key}:\` here. | Correct its name or remove it.${suggestion && ` Did you mean "${suggestion}"?`}`;
const lacks = (key: string) => `1:1 ${key} | The line \`${key}:\` is missing. | Add it here. ${how.words}`;

test.each([
  ["at its place", person, "name: A\ntitle: B\nwhatever: 1\n", [unknown("3:1 whatever", "whatever")]],
  [
    "instead of a missing key, when it is misspelt",
    person,
    "nmae: A\n",
    [unknown("1:1 nmae", "nmae", "name"), lacks("title")],
  ],
  [
    "beside a missing key of the same name in another group",
    both,
    "links:\n  x: a\n  sitte: b\n",
    [unknown("3:3 links.sitte", "sitte", "site"), lacks("site")],
  ],
  ["by a common other name", person, "name: A\ntitle: B\nphoto: c\n", [unknown("3:1 photo", "photo", "image")]],
  [
    "without suggesting a key that is present",
    person,
    "name: A\nnames: A\ntitle: B\n",
    [unknown("2:1 names", "names")],
  ],
])("an unknown key is reported %s", (_, schema, yaml, findings) => {
  expect(findingsOf(schema, yaml)).toEqual(findings);
});

const list = z.array(z.strictObject({ a: z.int(), b: z.int() }));
const optional = z.strictObject({ fr: z.string().optional(), en: z.string().optional(), by: z.string() });

test.each<[string, z.ZodType, string, string]>([
  ["a text", z.string(), "{}", `it | The line \`it:\` is missing. | Add it here. ${how.words}`],
  ["an address", httpsUrl, "{}", `it | The line \`it:\` is missing. | Add it here. ${fullAddress}`],
  [
    "a key of a group",
    z.strictObject({ a: z.int(), b: z.int() }),
    "it:\n  a: 1",
    `it.b | The line \`b:\` is missing. | Add it below \`it:\`, indented. ${how.integer}`,
  ],
  [
    "a key of a list item",
    list,
    "it:\n  - a: 1\n    b: 2\n  - a: 3",
    `it.2.b | The line \`b:\` is missing. | Add it here. ${how.integer}`,
  ],
  [
    "a key beside French and English",
    optional,
    "it:\n  fr: Un\n  en: One",
    `it.by | The line \`by:\` is missing. | Add it below \`it:\`, indented. ${how.words}`,
  ],
  [
    "a translation",
    text,
    "it:\n  fr: Un",
    "it.en | The English text is missing. | Add a line `en:` beside the other one, with the same indentation.",
  ],
  [
    "an original",
    text,
    "it:\n  en: One",
    "it.fr | The French text is missing. | Add a line `fr:` beside the other one, with the same indentation.",
  ],
  [
    "an alternative text",
    picture,
    "it:\n  src: a.jpg",
    "it.alt | The picture has no alternative text. | Add `alt:` below `src:`, then two indented lines `fr:` and `en:` that say what the picture shows.",
  ],
  ["a value", z.boolean(), "it:", `it | Nothing is written after \`it:\`. | ${how.boolean}`],
])("%s that is missing has its own message", (_, schema, yaml, finding) => {
  expect(findingsFor(schema, yaml)).toEqual([finding]);
});

test("two missing translations are two missing keys, and an item's finding is at the item", () => {
  expect(findingsFor(text, "it: {}").map((finding) => finding.split(" | ")[1])).toEqual([
    "The line `fr:` is missing.",
    "The line `en:` is missing.",
  ]);
  expect(findingsOf(z.strictObject({ it: list }), "it:\n  - a: 1\n    b: 2\n  - a: 3\n")[0]).toMatch(/^4:5 /);
});

const texts = z.union([text, z.array(text).min(1)]);
const letter = matching(/^b/, "Écrivez b.", "Write b.");
const insecure = 'it | The link "http://x.example/" is not secure. | Replace http:// with https://';

test.each<[string, z.ZodType, string]>([
  ["5", z.string(), `it | Expected a text, found \`5\`. | ${how.words}`],
  ["x", z.int(), `it | Expected a whole number, found "x". | ${how.integer}`],
  ["x", text, `it | Expected a text in two languages, found "x". | ${how.bilingual}`],
  ["5", email, "it | Expected a text, found `5`. | Write the address with an @ and without spaces"],
  ["0", z.int().min(1), "it | `0` is too small. | Write 1 or more."],
  ["0", z.number().positive(), "it | `0` is too small. | Write a number above 0."],
  ["91", z.number().max(90), "it | `91` is too big. | Write 90 or less."],
  ["[a]", z.array(z.string()).min(2), 'it | Items in "it": 1; at least 2 are needed. | Add items'],
  ["[a, b]", z.array(z.string()).max(1), 'it | Items in "it": 2; at most 1 are shown. | Remove some.'],
  ['""', z.string().min(1), "it | The text is empty. | Write something"],
  ["c", z.enum(["a", "b"]), 'it | "c" is not one of the choices for "it". | Write one of `a`, `b`.'],
  ["a", z.literal([1, 2]), 'it | "a" is not one of the choices for "it". | Write one of `1`, `2`.'],
  [
    "c",
    field("Choix", "Choice", choice({ a: ["Un", "One"], b: ["Deux", "Two"] }).optional()),
    'it | "c" is not one of the choices for "Choice". | Write one of `a` (One), `b` (Two).',
  ],
  ["c", z.string().regex(/^b/), 'it | "c" is not valid for "it". | Take the same line of another file as a model.'],
  ["Å b", field("Lettre", "Letter", letter), 'it | "Å b" is not valid for "Letter". | Write b.'],
  ["http://x.example/", httpsUrl, insecure],
  ["http://x.example/", z.union([z.literal(""), httpsUrl]), insecure],
  ["http://abc.onion/", onionUrl, 'it | "http://abc.onion/" is not valid for "'],
  ["{ fr: Un }", texts, "it.en | The English text is missing."],
  ["[{ en: One }]", texts, "it.1.fr | The French text is missing."],
  ["[]", texts, 'it | Items in "it": 0; at least 1 are needed.'],
  [
    "[{ fr: Un }]",
    z.union([z.boolean(), z.array(z.union([z.array(text), text]))]),
    "it.1.en | The English text is missing.",
  ],
  [
    "c",
    written(z.union([z.literal("mail"), httpsUrl]), "Écrivez mail.", "Write mail."),
    'it | "c" is not valid for "it". | Write mail.',
  ],
  [
    "{ ok: 1, No: 2 }",
    z.record(matching(/^[a-z]+$/, "Écrivez des lettres.", "Write letters."), z.int()),
    'it.No | "No" cannot be a name here. | Write letters.',
  ],
  [
    "{ ok: 1, long: 2 }",
    z.record(z.string().max(2), z.int()),
    'it.long | "long" cannot be a name here. | Take the names beside it as a model.',
  ],
])("the message for `it: %s` says what is wrong and what to write", (value, schema, finding) => {
  const found = findingsFor(schema, `it: ${value}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(finding);
});
