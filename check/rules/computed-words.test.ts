import { expect, test } from "vitest";
import { findingsBy, remediesBy } from "#tests/content/findings-by.ts";
import type { TestTree } from "#tests/content/test-tree.ts";
import { knownWords } from "./computed-words.ts";

const inText = (words: string) => (tree: TestTree) => tree.set("pages/events.yaml", "header.subtitle.fr", `"${words}"`);

test.each(["{city}", "{host.name}", "{cities} et {citiesInWords}", "{", "{ }", "{1}", "{}"])(
  "%s in a text is no finding",
  (words) => {
    expect(findingsBy(knownWords, inText(words))).toEqual([]);
  },
);

test.each(["{stadt}", "{{city}}", "{ city }", "{city}}", "{City}"])("%s in a text is a finding at its line", (word) => {
  expect(findingsBy(knownWords, inText(`Venez à ${word}`))).toEqual([
    `pages/events.yaml | fr: "Venez à ${word}" | header.subtitle.fr | "${word}" is not a word the site can fill in.`,
  ]);
});

test("a word in a text of several lines is a finding at the line of the word", () => {
  const folded = (tree: TestTree) =>
    tree.set("pages/events.yaml", "header.subtitle.en", ">-\n      Come to\n      {town} and\n      {village}.");
  expect(findingsBy(knownWords, folded)).toEqual([
    'pages/events.yaml | {town} and | header.subtitle.en | "{town}" is not a word the site can fill in.',
    'pages/events.yaml | {village}. | header.subtitle.en | "{village}" is not a word the site can fill in.',
  ]);
});

test("the value of a figure may be a known word", () => {
  const counted = (word: string) => (tree: TestTree) =>
    tree.set("krypto-tour/2099.yaml", "figures.1.value", `"${word}"`);
  expect(findingsBy(knownWords, counted("{cities}"))).toEqual([]);
  expect(findingsBy(knownWords, counted("{towns}"))).toEqual([
    'krypto-tour/2099.yaml | - value: "{towns}" | figures.1.value | "{towns}" is not a word the site can fill in.',
  ]);
});

test("a known word is a finding in a field where words are not filled in", () => {
  expect(findingsBy(knownWords, (tree) => tree.set("branches/hult.yaml", "school", '"{city}"'))).toEqual([
    'branches/hult.yaml | school: "{city}" | school | "{city}" cannot be filled in here.',
  ]);
});

test("an unknown word in Markdown is a finding, except in code", () => {
  const text = (words: string) => (tree: TestTree) =>
    tree.write("legal/privacy.en.md", `# Privacy policy\n\nWritten in {city}, as \`{town}\`.\n${words}\n`);
  expect(findingsBy(knownWords, text("Nothing else."))).toEqual([]);
  expect(findingsBy(knownWords, text("Sent to {mail}."))).toEqual([
    'legal/privacy.en.md | Sent to {mail}. | "{mail}" is not a word the site can fill in.',
  ]);
});

test("the remedy suggests a similar word, with its braces", () => {
  const how = "Write one of the words listed in docs/modifier-le-site.md, between single braces, or remove the braces.";
  expect(remediesBy(knownWords, inText("{citys}"))).toEqual([`${how} Did you mean "{city}"?`]);
  expect(remediesBy(knownWords, inText("{zzzzzz}"))).toEqual([how]);
});

test.each<[string, string, (tree: TestTree) => void]>([
  ["an edition without a programme", "rooms", (tree) => tree.unset("krypto-tour/2099.yaml", "schedule")],
  [
    "drafts",
    "poles",
    (tree) =>
      ["aidefi", "partnership"].forEach((id) => tree.replace(`poles/${id}.yaml`, "sample: true", "draft: true")),
  ],
])("a count of %s is a finding", (_, word, change) => {
  const findings = findingsBy(knownWords, (tree) => {
    inText(`{${word}InWords} ici`)(tree);
    change(tree);
  });
  expect(findings).toContain(
    `pages/events.yaml | fr: "{${word}InWords} ici" | header.subtitle.fr | There is nothing to count for {${word}InWords} yet.`,
  );
});
